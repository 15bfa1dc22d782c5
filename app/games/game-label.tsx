import { useTranslation } from "react-i18next"
import type { Game } from "#contract/words"
import { Icon } from "#app/ui/icon.tsx"

/** `null` is a game of the upstream that this version does not know. */
export function GameLabel({ game }: { game: Game | null }) {
  const { t } = useTranslation()
  return (
    <>
      <Icon name={game ?? "info"} />
      {game ? t(`game.${game}.title`) : t("game.unknown")}
    </>
  )
}
