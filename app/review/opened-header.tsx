import { Link } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { GameLabel } from "#app/games/game-label.tsx"
import type { Opened } from "./review"
import { useQuestionAddress } from "./review-list"

/** Links to the previous and the next question, and on a phone to the list. */
export function Neighbours({ opened: { prev, next } }: { opened: Opened }) {
  const { t } = useTranslation()
  const addressOf = useQuestionAddress()
  const link = (id: string, label: string, key?: "J" | "K") =>
    id || !key ? (
      <Link
        to={addressOf(id)}
        preventScrollReset
        aria-keyshortcuts={key}
        className={`link inline-flex min-h-[2.75rem] items-center ${key ? "" : "md:hidden"}`}
      >
        {label}
      </Link>
    ) : null
  return (
    <nav aria-label={t("review.neighbours")} className="flex flex-wrap gap-x-6 text-sm">
      {link("", t("review.toList"))}
      {link(prev, t("review.prevQuestion"), "K")}
      {link(next, t("review.nextQuestion"), "J")}
    </nav>
  )
}

/** The placement, the author and the age of the question, and the link to its own page. */
export function Origin({ opened: { id, game, origin, author, age, discuss } }: { opened: Opened }) {
  return (
    <header className="grid gap-2 text-sm text-soft">
      <p className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <GameLabel game={game} />
        <bdi>{origin}</bdi>
      </p>
      <p>
        <bdi className="font-semibold text-text">{author}</bdi> {author && age ? "·" : ""}{" "}
        <bdi>{age}</bdi>
      </p>
      {discuss && (
        <Link to={`/admin/questions/${id}`} className="link">
          {discuss}
        </Link>
      )}
    </header>
  )
}
