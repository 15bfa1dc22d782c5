import type { LoaderFunctionArgs } from "@remix-run/cloudflare"
import { Link, useLoaderData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { readOwnClass } from "#app/classes/class-request.server"
import { getDate } from "#app/i18n/dates.server"
import { titled } from "#app/i18n/title"
import type { RouteNeeds } from "#app/route-needs"
import { PageHeading } from "#app/ui/headings.tsx"
import { EmptyState } from "#app/ui/page-states.tsx"

export const handle = { ours: "class-work" } satisfies RouteNeeds

export const meta = titled

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const { calls, shown } = await readOwnClass(request, context, params["classId"])
  const answer = await calls.work()
  if (answer.status !== 200) throw new Response(null, { status: answer.status })
  const { works, timeZone } = answer.body
  const { language, t } = context.i18n
  const shownAt = (at: string) => getDate(at, language, timeZone)
  return {
    title: t("work.list"),
    className: shown.name,
    isArchived: shown.isArchived,
    works: works.map(({ from, until, ...work }) => ({
      ...work,
      dates: t("work.dates", { from: shownAt(from), until: shownAt(until) }),
    })),
  }
}

export default function WorkOfClass() {
  const { t } = useTranslation()
  const { title, className, isArchived, works } = useLoaderData<typeof loader>()
  const set = isArchived ? null : (
    <Link to="new" className="button button-main justify-self-start" viewTransition>
      {t("work.set")}
    </Link>
  )
  return (
    <div className="mx-auto grid max-w-prose grid-cols-1 gap-6">
      <PageHeading title={title}>
        <bdi>{className}</bdi>
      </PageHeading>
      {works.length === 0 ? (
        <EmptyState title={t("work.none.title")}>
          <p className="text-soft">{t("work.none.text")}</p>
          {set}
        </EmptyState>
      ) : (
        <>
          {set}
          <ul className="grid border-t border-line">
            {works.map((work) => (
              <Row key={work.workId} work={work} />
            ))}
          </ul>
        </>
      )}
      <nav aria-label={title} className="flex flex-wrap gap-x-4">
        <Link to="../book" relative="path" className="link" viewTransition>
          {t("book.title")}
        </Link>
        <Link to=".." relative="path" className="link" viewTransition>
          <bdi>{className}</bdi>
        </Link>
      </nav>
    </div>
  )
}

type Listed = ReturnType<typeof useLoaderData<typeof loader>>["works"][number]

function Row({ work }: { work: Listed }) {
  const { t } = useTranslation()
  const { workId, title, dates, state, isWithdrawn, finished, pupils, began, rounds } = work
  return (
    <li className="border-b border-line [overflow-wrap:anywhere]">
      <Link
        to={workId}
        className="flex min-h-[3.5rem] flex-wrap items-baseline gap-x-3 py-2 no-underline"
        viewTransition
      >
        <bdi className="grow text-xl font-bold text-action">{title}</bdi>
        <span className="chip">{t(isWithdrawn ? "work.withdrawn" : `work.state.${state}`)}</span>
        <span className="w-full">
          {t("work.finished", { finished, pupils, begun: began })} ·{" "}
          {t("work.rounds", { count: rounds })}
        </span>
        <span className="w-full text-sm text-soft">{dates}</span>
      </Link>
    </li>
  )
}
