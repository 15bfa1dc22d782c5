import type { LoaderFunctionArgs } from "@remix-run/cloudflare"
import { Link, useLoaderData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { sayNeeds } from "#app/classes/book/book.server"
import { openClass } from "#app/classes/class-request.server"
import { BookLinks, BookStyles, RoundMark, Who } from "#app/classes/book/register.tsx"
import { getDate } from "#app/i18n/dates.server"
import { pageMeta } from "#app/i18n/title"
import type { RouteNeeds } from "#app/route-needs"
import { PageHeading } from "#app/ui/headings.tsx"
import { EmptyState } from "#app/ui/page-states.tsx"
import { PrintNow } from "#app/ui/print-now.tsx"
import { idPattern } from "#contract/limits"

export const handle = { ours: "class-work" } satisfies RouteNeeds

export const meta = pageMeta

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const after = new URL(request.url).searchParams.get("after") ?? ""
  const query = idPattern.test(after) ? { after } : {}
  const answer = await openClass(request, context, params["classId"]).book(query)
  if (answer.status !== 200) throw new Response(null, { status: 404 })
  const { className, timeZone, works, pupils, next } = answer.body
  const { language, t } = context.i18n
  return {
    title: t("book.title"),
    className,
    isLater: after !== "",
    next,
    works: works.map(({ from: _from, until, ...work }) => ({
      ...work,
      until: t("work.untilAt", { until: getDate(until, language, timeZone) }),
    })),
    pupils: pupils.map(({ needs, ...pupil }) => ({
      ...pupil,
      needs: sayNeeds(needs, context.i18n),
    })),
  }
}

export default function BookOfClass() {
  const { t } = useTranslation()
  const { title, className, works, pupils, isLater, next } = useLoaderData<typeof loader>()
  const isEmpty = works.length === 0 || pupils.length === 0
  return (
    <div className="grid grid-cols-1 gap-6">
      <BookStyles />
      <PageHeading title={title}>
        <bdi>{className}</bdi>
      </PageHeading>
      {isEmpty ? (
        <Nothing isWithoutPupils={pupils.length === 0} />
      ) : (
        <>
          <InNeed pupils={pupils} />
          <Register works={works} pupils={pupils} label={`${title}: ${className}`} />
          <p className="text-sm text-soft">
            {t("book.howToRead")}{" "}
            {works.some(({ hasHands }) => hasHands) ? t("book.handsSign") : null}
          </p>
          <div className="on-screen">
            <PrintNow />
          </div>
        </>
      )}
      <BookLinks
        label={title}
        links={[
          ...(isLater ? [{ to: ".", text: t("book.newest") }] : []),
          ...(next ? [{ to: `?after=${next}`, text: t("book.older") }] : []),
          { to: "../work", text: t("work.list") },
          { to: "..", text: <bdi>{className}</bdi> },
        ]}
      />
    </div>
  )
}

function Nothing({ isWithoutPupils }: { isWithoutPupils: boolean }) {
  const { t } = useTranslation()
  return (
    <EmptyState title={t(isWithoutPupils ? "class.noPupils" : "work.none.title")}>
      <p className="text-soft">{t(isWithoutPupils ? "class.none.text" : "work.none.text")}</p>
      <Link
        to={isWithoutPupils ? ".." : "../work/new"}
        relative="path"
        className="button button-main"
        viewTransition
      >
        {t(isWithoutPupils ? "class.open" : "work.set")}
      </Link>
    </EmptyState>
  )
}

type Book = ReturnType<typeof useLoaderData<typeof loader>>

/** More names would push the register away; it marks them too. */
const shownMax = 4

function InNeed({ pupils }: Pick<Book, "pupils">) {
  const { t } = useTranslation()
  const inNeed = pupils.filter(({ needs }) => needs.length > 0)
  if (inNeed.length === 0) return null
  return (
    <details className="card max-w-prose !p-0" open={inNeed.length <= shownMax}>
      <summary className="flex min-h-[2.75rem] items-center gap-3 px-4 py-2 font-bold">
        {t("book.needs.count", { count: inNeed.length })}
      </summary>
      <p className="px-4 text-sm text-soft">{t("book.needs.rule")}</p>
      <ul className="px-4 pb-2">
        {inNeed.map(({ personID, name, needs }) => (
          <li key={personID} className="[overflow-wrap:anywhere]">
            <Link
              to={`pupil/${personID}`}
              className="link inline-block py-2.5 font-semibold"
              viewTransition
            >
              <bdi>{name}</bdi>
            </Link>{" "}
            · {needs.join(t("class.and"))}
          </li>
        ))}
      </ul>
    </details>
  )
}

function Register({ works, pupils, label }: Pick<Book, "works" | "pupils"> & { label: string }) {
  const { t } = useTranslation()
  return (
    <section className="register" aria-label={label}>
      <table>
        <thead>
          <tr>
            <th scope="col">{t("book.pupil")}</th>
            {works.map((work) => (
              <th key={work.workId} scope="col">
                <Which work={work} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {pupils.map(({ personID, name, needs, works: done }) => (
            <tr key={personID}>
              <th scope="row">
                <Who to={`pupil/${personID}`} name={name} isInNeed={needs.length > 0} />
              </th>
              {works.map((work, at) => (
                <WorkDone key={work.workId} work={work} done={done[at] ?? null} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

const Which = ({ work: { workId, title, until } }: { work: Book["works"][number] }) => (
  <span className="which">
    <Link to={workId} className="link" viewTransition>
      <bdi>{title}</bdi>
    </Link>
    <span className="block text-xs font-normal text-soft">{until}</span>
  </span>
)

interface Done {
  readonly work: Book["works"][number]
  readonly done: Book["pupils"][number]["works"][number]
}

const unplayed = { isLate: false, right: 0, of: 0, hints: null }

function WorkDone({ work: { rounds, hasHands }, done: totals }: Done) {
  const { t } = useTranslation()
  if (totals === null) return <RoundMark as="td" cell={{ ...unplayed, mark: "joinedLater" }} />
  const { done, right, of, isBegun, isOpen } = totals
  const missed = hasHands ? "hands" : "absent"
  if (!isBegun) return <RoundMark as="td" cell={{ ...unplayed, mark: isOpen ? "open" : missed }} />
  return (
    <td>
      <span dir="ltr" className="font-semibold" aria-hidden>
        {done}/{rounds}
      </span>
      <span dir="ltr" className="block text-sm text-soft" aria-hidden>
        ✓ {right}/{of}
      </span>
      <span className="sr-only">
        {t("work.doneOf", { done, total: rounds })}
        {t("class.and")}
        {t("record.rightOf", { right, count: of })}
      </span>
    </td>
  )
}
