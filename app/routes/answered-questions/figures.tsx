import { Link } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { Icon } from "#app/ui/icon.tsx"
import type { FiguresOfRecord } from "./figures.server"
import type { RecordView, RecordFilter } from "./record.server"

export function RecordFigures({ record: { figures, filter } }: { record: RecordView }) {
  const { t } = useTranslation()
  if (!figures) return null
  const { right, answered, percent, practice, rows, weak } = figures
  const { subject, game } = filter
  return (
    <section aria-labelledby="figures" className="card mb-6 grid gap-3">
      <h2 id="figures" className="text-xl font-bold">
        {t("record.share", { percent })}
      </h2>
      <div>
        <p className="text-soft">{t("record.rightOf", { right, count: answered })}</p>
        <progress aria-hidden value={right} max={answered} className="bar" />
      </div>
      {practice ? (
        <Link to={practice.to} className="button button-main" viewTransition>
          {t("home.mistakes", practice)}
          <Icon name="arrow-next" />
        </Link>
      ) : null}
      <Shares
        title={t(subject ? "record.byChapter" : "record.bySubject")}
        rows={rows.map((row) => ({
          ...row,
          to: `?${new URLSearchParams({
            ...(subject ? { subject, chapter: row.chapter } : { subject: row.name }),
            ...(game ? { game } : {}),
          })}`,
        }))}
      />
      {weak.length > 0 ? <Shares title={t("record.weak")} rows={weak} /> : null}
    </section>
  )
}

function Shares({ title, rows }: { title: string; rows: FiguresOfRecord["weak"] }) {
  const { t } = useTranslation()
  return (
    <>
      <h3 className="font-bold">{title}</h3>
      <ul className="grid gap-3">
        {rows.map(({ name, to, right, answered }) => (
          <li key={name}>
            <Link to={to} className="block">
              <span className="flex flex-wrap items-end justify-between gap-x-3">
                <bdi className="link">{name}</bdi>
                <span className="text-sm text-soft">{t("record.of", { right, answered })}</span>
              </span>
              <progress aria-hidden value={right} max={answered} className="bar" />
            </Link>
          </li>
        ))}
      </ul>
    </>
  )
}

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
