import { Link } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import type { Game, Place } from "#game/rounds/place"
import { EmptyState } from "#app/ui/empty-state.tsx"
import { choicePath, homeOf, playPath } from "./addresses"
import type { Elsewhere } from "./table-view"

interface Props {
  game: Game
  place: Place
  elsewhere: readonly Elsewhere[]
}

/** The API has no question for this place: the way to places that have one. */
export function NothingToPlay({ game, place, elsewhere }: Props) {
  const { t } = useTranslation()
  return (
    <EmptyState icon="whistle" title={t("play.empty.title")} level="h1">
      <p className="max-w-prose text-soft">{t("play.empty.text")}</p>
      {place.category === "education" && elsewhere.length > 0 ? (
        <ul className="grid w-full max-w-form gap-3">
          {elsewhere.map(({ name, number }) => (
            <li key={number}>
              <Link
                to={playPath({ game, place: { ...place, chapter: number } })}
                className="button button-main w-full"
                viewTransition
              >
                <span className="tabular-nums">{number}</span> <bdi>{name}</bdi>
              </Link>
            </li>
          ))}
        </ul>
      ) : null}
      <div className="flex w-full max-w-form flex-wrap justify-center gap-3">
        <Link
          to={choicePath(homeOf(place), game)}
          className="button button-quiet max-sm:w-full"
          viewTransition
        >
          {t("play.other")}
        </Link>
        <Link
          to="/entertainment-sections"
          className="button button-quiet max-sm:w-full"
          viewTransition
        >
          {t("sections.title")}
        </Link>
      </div>
    </EmptyState>
  )
}
