import { Link } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import type { ReviewView } from "./review"

/** Links to the previous and the next page. */
export function Pages({ review: { filter, pages, ways } }: { review: ReviewView }) {
  const { t } = useTranslation()
  if (pages < 2) return null
  const way = (rel: "prev" | "next") =>
    ways[rel] ? (
      <Link to={ways[rel]} rel={rel} className="button button-quiet">
        {t(`review.${rel}`)}
      </Link>
    ) : null
  return (
    <nav
      aria-label={t("record.pages")}
      className="flex flex-wrap items-center justify-between gap-3"
    >
      {way("prev")}
      <span className="tabular-nums text-soft">
        {t("record.page", { page: filter.page, pages })}
      </span>
      {way("next")}
    </nav>
  )
}

/** A link from the filtered list to the whole list. */
export function ShowAll() {
  const { t } = useTranslation()
  return (
    <p className="mb-4">
      <Link to="." className="link inline-flex min-h-[2.75rem] items-center">
        {t("review.noMatch.onwards")}
      </Link>
    </p>
  )
}
