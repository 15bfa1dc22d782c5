import type { ReactNode } from "react"
import { useTranslation } from "react-i18next"
import type { Table } from "#game/rounds/place"
import { Icon } from "#app/ui/icon.tsx"
import { PlaceName } from "./place-name"

/** What stands around every round: where the question comes from, and which game it is. */
export function PlayFrame({ game, place, children }: Table & { children: ReactNode }) {
  const { t } = useTranslation()
  return (
    <div className="mx-auto grid max-w-prose gap-5">
      <header className="flex flex-wrap items-center justify-between gap-2 text-sm text-soft">
        <PlaceName place={place} />
        <span className="inline-flex items-center gap-2">
          <Icon name={game} />
          {t(`game.${game}.title`)}
        </span>
      </header>
      {children}
    </div>
  )
}
