import type { LoaderFunctionArgs } from "@remix-run/cloudflare"
import { useLoaderData, Link } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { titled } from "#app/i18n/title"
import { payBeforePage } from "#app/play/pay-before-page.server"
import { requireRole } from "#app/session/guards.server"
import { EmptyState } from "#app/ui/page-states.tsx"
import { PageHeading } from "#app/ui/headings.tsx"
import { viewTopTen, type Row } from "./view.server"
import { Podium } from "./podium"

export const meta = titled

export async function loader({ request, context }: LoaderFunctionArgs) {
  const pupil = requireRole(request, context, "Student")
  await payBeforePage(request, context)
  const answer = await context.upstream.accounts.topTen()
  if (answer.status !== 200) throw new Response(null, { status: 503 })
  return { title: context.i18n.t("topTen.title"), board: viewTopTen(answer.body, pupil) }
}

const playPath = "/games/education"

export default function TopTen() {
  const { t } = useTranslation()
  const { board } = useLoaderData<typeof loader>()
  if (board.rows.length === 0)
    return (
      <EmptyState picture="saffir/blows" title={t("topTen.empty.title")}>
        <p className="text-soft">{t("topTen.empty.text")}</p>
        <Link to={playPath} className="button button-main">
          {t("topTen.play")}
        </Link>
      </EmptyState>
    )
  return (
    <div className="mx-auto max-w-prose">
      <PageHeading title={t("topTen.title")}>{t("topTen.lead")}</PageHeading>
      <Podium rows={board.rows.slice(0, 3)} />
      <ol start={4} className="mt-4 grid gap-2">
        {board.rows.slice(3).map((row) => (
          <Rank key={row.rank} row={row} />
        ))}
      </ol>
      {board.mine ? <Mine row={board.mine} /> : null}
      {board.hasRank ? null : (
        <p className="card mt-4 grid gap-4 border-hint">
          {t("topTen.notYet")}
          <Link to={playPath} className="button button-main">
            {t("topTen.play")}
          </Link>
        </p>
      )}
    </div>
  )
}

function Rank({ row }: { row: Row }) {
  const { t } = useTranslation()
  return (
    <li
      className={`flex min-h-[3.25rem] items-center gap-2 rounded border px-3 sm:gap-4 sm:px-4 ${row.isMe ? "border-2 border-action bg-raised font-bold" : "border-line bg-surface"}`}
    >
      <span className="w-8 text-center font-bold tabular-nums text-soft">{row.rank}</span>
      <bdi className="line-clamp-2 [overflow-wrap:anywhere]">{row.name}</bdi>
      {row.isMe ? <You /> : null}
      <span className="ms-auto whitespace-nowrap tabular-nums">
        {t("topTen.points", { count: row.points })}
      </span>
    </li>
  )
}

/** The pupil's own rank stays in sight, however far below it is. */
function Mine({ row }: { row: Row }) {
  const { t } = useTranslation()
  return (
    <div className="sticky bottom-[calc(0.75rem+var(--bar,0px))] mt-6">
      <h2 className="sr-only">{t("topTen.mine")}</h2>
      <ul>
        <Rank row={row} />
      </ul>
    </div>
  )
}

function You() {
  const { t } = useTranslation()
  return (
    <span className="flex-none rounded-full bg-action px-2 text-sm text-on-action">
      {t("topTen.you")}
    </span>
  )
}
