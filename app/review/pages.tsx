import { Link } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { Icon } from "~/ui/icon"
import { addressOf } from "./address"
import type { Filter } from "./review"

/** The way to the pages before and after. */
export function Pages({ filter, pages }: { filter: Filter; pages: number }) {
  const { t } = useTranslation()
  const { page } = filter
  if (pages < 2) return null
  return (
    <nav
      aria-label={t("record.pages")}
      className="flex flex-wrap items-center justify-between gap-3"
    >
      {page > 1 ? (
        <Link to={addressOf(filter, page - 1)} rel="prev" className="button button-quiet">
          {t("review.before")}
        </Link>
      ) : null}
      <span className="tabular-nums text-soft">{t("record.page", { page, pages })}</span>
      {page < pages ? (
        <Link to={addressOf(filter, page + 1)} rel="next" className="button button-quiet">
          {t("review.after")}
          <Icon name="arrow-next" />
        </Link>
      ) : null}
    </nav>
  )
}
