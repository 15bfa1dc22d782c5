import type { LoaderFunctionArgs } from "@remix-run/cloudflare"
import { Link, useLoaderData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { inMinutes, sayDates, sayNeeds, sayPlayed, showCells } from "#app/classes/book/book.server"
import { openClass } from "#app/classes/class-request.server"
import { BookLinks, BookStyles, Legend, Marks } from "#app/classes/book/register.tsx"
import { pageMeta } from "#app/i18n/title"
import type { RouteNeeds } from "#app/route-needs"
import { PageHeading } from "#app/ui/headings.tsx"
import { EmptyState } from "#app/ui/page-states.tsx"
import { PrintNow } from "#app/ui/print-now.tsx"
import { idPattern } from "#contract/limits"

export const handle = { ours: "class-work" } satisfies RouteNeeds

export const meta = pageMeta

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const { classId, personId = "" } = params
  const calls = openClass(request, context, classId)
  if (!idPattern.test(personId)) throw new Response(null, { status: 404 })
  const answer = await calls.bookOfPupil(personId)
  if (answer.status !== 200) throw new Response(null, { status: 404 })
  const { name, nickname, className, timeZone, needs, works } = answer.body
  return {
    title: name,
    nickname,
    className,
    needs: sayNeeds(needs, context.i18n),
    works: works.map(({ workId, title, rounds, done, right, of, seconds, cells, ...times }) => ({
      workId,
      title,
      rounds,
      done,
      right,
      of,
      minutes: inMinutes(seconds),
      dates: sayDates(times, timeZone, context.i18n),
      played: sayPlayed(cells, timeZone, context.i18n),
      cells: showCells(cells),
    })),
  }
}

export default function BookOfPupil() {
  const { t } = useTranslation()
  const { title, nickname, className, needs, works } = useLoaderData<typeof loader>()
  const cells = works.flatMap((work) => work.cells)
  return (
    <div className="grid grid-cols-1 gap-6">
      <BookStyles />
      <PageHeading title={<bdi>{title}</bdi>}>
        {nickname ? (
          <>
            <bdi>{nickname}</bdi> ·{" "}
          </>
        ) : null}
        <bdi>{className}</bdi>
      </PageHeading>
      {needs.length > 0 ? (
        <p className="card border-2 border-hint">
          <strong className="block">{t("book.needs.title")}</strong>
          {needs.join(t("class.and"))}
        </p>
      ) : null}
      {works.length === 0 ? (
        <EmptyState title={t("work.none.title")}>
          <p className="text-soft">{t("work.none.text")}</p>
        </EmptyState>
      ) : (
        <>
          <ol className="wide-list border-t border-line">
            {works.map((work) => (
              <WorkOfPupil key={work.workId} work={work} />
            ))}
          </ol>
          <Legend cells={cells} />
          <div className="on-screen">
            <PrintNow />
          </div>
        </>
      )}
      <BookLinks
        label={title}
        links={[
          {
            to: "../..",
            text: (
              <>
                {t("book.title")} · <bdi>{className}</bdi>
              </>
            ),
          },
        ]}
      />
    </div>
  )
}

type PupilWork = ReturnType<typeof useLoaderData<typeof loader>>["works"][number]

function WorkOfPupil({ work }: { work: PupilWork }) {
  const { t } = useTranslation()
  const { workId, title, dates, played, rounds, done, right, of, minutes, cells } = work
  return (
    <li className="grid grid-cols-1 gap-2 border-b border-line py-3 [overflow-wrap:anywhere]">
      <div>
        <Link
          to={`../../${workId}`}
          relative="path"
          className="link inline-flex min-h-[2.75rem] items-center text-lg font-bold"
          viewTransition
        >
          <bdi>{title}</bdi>
        </Link>
        <p className="text-sm text-soft">{dates}</p>
        {played ? <p className="text-sm text-soft">{played}</p> : null}
      </div>
      <p className="flex flex-wrap gap-x-4">
        <span>{t("work.doneOf", { done, total: rounds })}</span>
        {of > 0 ? <span>{t("record.rightOf", { right, count: of })}</span> : null}
        {minutes > 0 ? <span>{t("book.minutesOf", { count: minutes })}</span> : null}
      </p>
      <Marks cells={cells} />
    </li>
  )
}
