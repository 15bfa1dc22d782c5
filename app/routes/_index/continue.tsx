import { Link } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import type { RoundKey } from "#game/rounds/round-key"
import { playPath } from "#app/play/addresses"
import { SourceName } from "#app/play/sources/source-name.tsx"
import { Icon } from "#app/ui/icon.tsx"

export function Continue({ kind, round }: { kind: "goOn" | "next" | "start"; round: RoundKey }) {
  const { t } = useTranslation()
  return (
    <Link
      to={playPath(round)}
      id="continue"
      className="button button-main w-full max-w-prose !justify-start !gap-4 !py-4 !text-start"
      viewTransition
    >
      <Icon name={round.game} className="text-2xl" />
      <span className="min-w-0 grow">
        <span className="block text-lg">{t(`home.continue.${kind}`)}</span>
        <span className="block text-sm font-normal">
          {t(`game.${round.game}.title`)} · <SourceName source={round.source} />
        </span>
      </span>
      <Icon name="arrow-next" />
    </Link>
  )
}
