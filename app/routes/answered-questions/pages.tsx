import { Link } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { Icon } from "#app/ui/icon.tsx"
import type { RecordFilter, RecordView } from "./record.server"

export function Pages({ record: { filter, newer, older } }: { record: RecordView }) {
  const { t } = useTranslation()
  if (newer === null && older === null) return null
  return (
    <nav
      aria-label={t("record.pages")}
      className="mt-6 flex flex-wrap items-center justify-between gap-3"
    >
      {newer === null ? null : (
        <Link
          to={toAddress(filter, { after: newer })}
          rel="prev"
          className="button button-quiet"
          viewTransition
        >
          {t("record.newer")}
        </Link>
      )}
      {older === null ? null : (
        <Link
          to={toAddress(filter, { before: older })}
          rel="next"
          className="button button-quiet ms-auto"
          viewTransition
        >
          {t("record.older")}
          <Icon name="arrow-next" />
        </Link>
      )}
    </nav>
  )
}

function toAddress(
  { subject, chapter, game, onlyMistakes }: RecordFilter,
  beside: Readonly<Record<string, string>>,
): string {
  const query = new URLSearchParams()
  if (subject) query.set("subject", subject)
  if (chapter) query.set("chapter", chapter)
  if (game) query.set("game", game)
  if (onlyMistakes) query.set("mistakes", "1")
  for (const [name, id] of Object.entries(beside)) query.set(name, id)
  return `?${query}`
}
