import type { LoaderFunctionArgs } from "@remix-run/cloudflare"
import { useLoaderData, Link } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { leaderboardScopes } from "#contract/words"
import { Curriculum } from "#app/catalogue/curriculum.server"
import { pageMeta } from "#app/i18n/title"
import { requireRole } from "#app/session/guards.server"
import { ChoiceTabs } from "#app/ui/choice-card.tsx"
import { EmptyState } from "#app/ui/page-states.tsx"
import { PageHeading } from "#app/ui/headings.tsx"
import type { RouteNeeds } from "#app/route-needs"
import { AvatarPicture } from "#app/ui/emblem.tsx"
import { viewTopTen, type Row, type TopTen as Board } from "./view.server"

export const handle = { paysFirst: true } satisfies RouteNeeds

export const meta = pageMeta

export async function loader({ request, context }: LoaderFunctionArgs) {
  requireRole(request, context, "Student")
  await context.player.open()
  // Read again: the page shows the same total as the top bar.
  const pupil = requireRole(request, context, "Student")
  const scopes = (await context.offers()).hasScopes ? leaderboardScopes : []
  const wanted = new URL(request.url).searchParams.get("scope")
  const scope = scopes.find((each) => each === wanted) ?? "all"
  const answer = await context.upstream.accounts.topTen(scope === "all" ? undefined : scope)
  if (answer.status !== 200) throw new Response(null, { status: 503 })
  const board = viewTopTen(answer.body, pupil)
  const canPlay = !board.hasRank && (await new Curriculum(context, pupil.grade).hasQuestions())
  return { title: context.i18n.t("topTen.title"), scopes, scope, board, canPlay }
}

const playPath = "/games/education"

export default function TopTen() {
  const { t } = useTranslation()
  const { board, scopes, scope, canPlay } = useLoaderData<typeof loader>()
  const hasList = board.rows.length > 3
  return (
    <div className={hasList ? "" : "max-w-prose"}>
      <PageHeading title={t("topTen.title")}>{t(`topTen.leadFor.${scope}`)}</PageHeading>
      {scopes.length > 0 ? (
        <ChoiceTabs
          label={t("topTen.scope")}
          tabs={scopes.map((each) => ({
            to: each === "all" ? "/top-10" : `/top-10?scope=${each}`,
            text: t(`topTen.scopes.${each}`),
            isCurrent: each === scope,
          }))}
        />
      ) : null}
      {board.rows.length === 0 ? (
        <EmptyState picture="saffir/blows" title={t("topTen.empty.title")}>
          <p className="text-soft">{t(`topTen.emptyFor.${scope}`)}</p>
          {canPlay ? <PlayLink /> : null}
        </EmptyState>
      ) : (
        <div className={`grid ${hasList ? sideBySide : ""}`}>
          <Podium rows={board.rows.slice(0, 3)} />
          <ol start={4} className="mt-4 grid gap-2">
            {board.rows.slice(3).map((row) => (
              <Rank key={row.rank} row={row} />
            ))}
          </ol>
          <OwnPlace board={board} />
          {board.hasRank ? (
            <p className="mt-4 grid">
              <PlayLink />
            </p>
          ) : (
            <p className="card mt-4 grid gap-4 border-hint">
              {t(`topTen.notYetFor.${scope}`)}
              {canPlay ? <PlayLink /> : null}
            </p>
          )}
        </div>
      )}
    </div>
  )
}

const sideBySide =
  "md:grid-cols-2 md:grid-rows-[auto_auto_1fr] md:items-start md:gap-x-8 md:[&>[start]]:col-start-2 md:[&>[start]]:row-[1/4]"

function PlayLink() {
  const { t } = useTranslation()
  return (
    <Link to={playPath} className="button button-main">
      {t("topTen.play")}
    </Link>
  )
}

/**
 * The styles of the first three, by rank: the tallest step is in the middle, also if it stands
 * alone; the list stays in order of rank.
 */
const steps = [
  "col-start-2 min-h-[11rem] border-hint",
  "col-start-1 mt-4 border-edge",
  "col-start-3 mt-8 border-line",
] as const

function Podium({ rows }: { rows: readonly Row[] }) {
  const { t } = useTranslation()
  return (
    <ol className="mt-4 grid grid-cols-3 items-stretch gap-2 sm:gap-4">
      {rows.map((row, index) => (
        <li
          key={row.rank}
          className={`row-start-1 flex flex-col items-center gap-0.5 rounded-lg border-2 bg-surface p-2 text-center sm:p-4 ${steps[index] ?? ""} ${row.isMe ? "bg-raised" : ""}`}
        >
          <span
            className={`grid h-8 w-8 place-items-center rounded-full text-lg font-extrabold ${index === 0 ? "bg-hint text-on-hint" : "bg-raised"}`}
          >
            {row.rank}
          </span>
          <AvatarPicture address={row.avatar} isLarge />
          <bdi className="max-w-full break-words text-sm font-bold sm:text-base">{row.name}</bdi>
          {row.gradeName ? <span className="text-sm text-soft">{row.gradeName}</span> : null}
          <span className="mt-auto text-sm tabular-nums text-soft">
            {t("topTen.points", { count: row.points })}
          </span>
          {row.isMe ? <You /> : null}
        </li>
      ))}
    </ol>
  )
}

function Rank({ row }: { row: Row }) {
  const { t } = useTranslation()
  return (
    <li
      className={`flex min-h-[3.25rem] items-center gap-2 rounded border px-3 sm:gap-4 sm:px-4 ${row.isMe ? "border-2 border-action bg-raised font-bold" : "border-line bg-surface"}`}
    >
      <span className="w-8 text-center font-bold tabular-nums text-soft">{row.rank}</span>
      <AvatarPicture address={row.avatar} />
      <span className="flex min-w-0 flex-wrap items-center gap-x-2 py-1">
        <bdi className="line-clamp-2 [overflow-wrap:anywhere]">{row.name}</bdi>
        {row.gradeName ? <span className="text-sm text-soft">{row.gradeName}</span> : null}
        {row.isMe ? <You /> : null}
      </span>
      <span className="ms-auto whitespace-nowrap tabular-nums">
        {t("topTen.points", { count: row.points })}
      </span>
    </li>
  )
}

/**
 * The pupil's place under the list, and the points missing to the next one. A place below the ten sticks to the
 * bottom of the window, in a band across the full width of the list; in a window so low that it would cover the podium
 * there, it is above the podium.
 */
function OwnPlace({ board: { mine, next, isHidden } }: { board: Board }) {
  const { t } = useTranslation()
  if (!mine && !next && !isHidden) return null
  return (
    <div
      className={`mt-4 grid gap-1 ${mine ? "sticky bottom-[var(--bar,0px)] -mx-4 [@media(max-height:39.9rem)]:static [@media(max-height:39.9rem)]:order-first [@media(max-height:39.9rem)]:border-0 border-t-2 border-line bg-ground px-4 py-2 sm:-mx-6 sm:px-6 md:static md:mx-0 md:border-0 md:px-0 print:static" : ""}`}
    >
      {mine ? (
        <>
          <h2 className="sr-only">{t("topTen.mine")}</h2>
          <ul>
            <Rank row={mine} />
          </ul>
        </>
      ) : null}
      {next ? (
        <p className="text-center text-sm font-semibold">
          {t("topTen.next", { count: next.points, rank: next.rank })}
        </p>
      ) : null}
      {isHidden ? (
        <p className="text-center text-sm text-soft">
          {t("topTen.hidden")}{" "}
          <Link to="/profile" className="link inline-flex min-h-[1.5rem] items-center">
            {t("profile.title")}
          </Link>
        </p>
      ) : null}
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
