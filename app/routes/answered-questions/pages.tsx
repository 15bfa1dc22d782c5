import { Link } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { Icon } from "#app/ui/icon.tsx"
import type { Filter } from "./record.server"

/** Links to newer and older pages of the record. */
export function Pages({ filter, pages }: { filter: Filter; pages: number }) {
  const { t } = useTranslation()
  const { page } = filter
  if (pages < 2) return null
  return (
    <nav
      aria-label={t("record.pages")}
      className="mt-6 flex flex-wrap items-center justify-between gap-3"
    >
      {page > 1 ? (
        <Link
          to={addressOf(filter, page - 1)}
          rel="prev"
          className="button button-quiet"
          viewTransition
        >
          {t("record.newer")}
        </Link>
      ) : null}
      <span className="tabular-nums text-soft">{t("record.page", { page, pages })}</span>
      {page < pages ? (
        <Link
          to={addressOf(filter, page + 1)}
          rel="next"
          className="button button-quiet"
          viewTransition
        >
          {t("record.older")}
          <Icon name="arrow-next" />
        </Link>
      ) : null}
    </nav>
  )
}

function addressOf({ subject, chapter, onlyMistakes }: Filter, page: number): string {
  const query = new URLSearchParams()
  if (subject) query.set("subject", subject)
  if (chapter) query.set("chapter", chapter)
  if (onlyMistakes) query.set("mistakes", "1")
  query.set("page", String(page))
  return `?${query}`
}
