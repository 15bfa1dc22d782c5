import { Link } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import type { Game } from "#contract/words"
import type { Source } from "#game/rounds/round-key"
import { EmptyState } from "#app/ui/page-states.tsx"
import { categoryOf, choicePath, playPath } from "./addresses"
import type { OtherChapter } from "./play-view"

interface Props {
  game: Game
  source: Source
  otherChapters: readonly OtherChapter[]
}

/** The API has no question here: links to chapters and sections that have one. */
export function NothingToPlay({ game, source, otherChapters }: Props) {
  const { t } = useTranslation()
  return (
    <EmptyState icon="whistle" title={t("play.empty.title")} level="h1">
      <p className="max-w-prose text-soft">{t("play.empty.text")}</p>
      {source.category === "education" && otherChapters.length > 0 ? (
        <ul className="grid w-full max-w-form gap-3">
          {otherChapters.map(({ name, number }) => (
            <li key={number}>
              <Link
                to={playPath({ game, source: { ...source, chapter: number } })}
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
          to={choicePath(categoryOf(source), game)}
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
