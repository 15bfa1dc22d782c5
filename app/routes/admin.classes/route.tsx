import type { LoaderFunctionArgs } from "@remix-run/cloudflare"
import { Form, Link, useLoaderData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { SearchField } from "#app/forms/search-field.tsx"
import { idPattern, lengths } from "#contract/limits"
import { AdminFrame } from "#app/admin/admin-frame.tsx"
import { readChoice } from "#app/admin/admin-request.server"
import { handOver, viewClass } from "./view-class.server"
import { ClassList } from "#app/classes/class-list.tsx"
import { TitledSection } from "#app/ui/headings.tsx"
import { pageMeta } from "#app/i18n/title"
import type { RouteNeeds } from "#app/route-needs"
import { requireRole } from "#app/session/guards.server"
import { NoMatch } from "#app/ui/page-states.tsx"

export const handle = { ours: "classes" } satisfies RouteNeeds

export const meta = pageMeta

export async function loader({ request, context }: LoaderFunctionArgs) {
  requireRole(request, context, "Admin")
  const shown = await viewClass(request, context)
  if (shown) return { title: shown.name, lead: shown.gradeName, shown, list: null }
  const search = readChoice(request, "search").slice(0, lengths.word.max)
  const from = new URL(request.url).searchParams.get("after") ?? ""
  const after = idPattern.test(from) ? from : undefined
  const answer = await context.upstream.classes.ofSchool({ search: search || undefined, after })
  if (answer.status !== 200) throw new Response(null, { status: 404 })
  const { classes, next } = answer.body
  const toNext = new URLSearchParams({ ...(search && { search }), after: next ?? "" })
  const list = {
    search,
    classes,
    isWhole: search === "" && after === undefined,
    next: next === null ? null : `?${toNext}`,
  }
  const { t } = context.i18n
  return { title: t("class.school.title"), lead: t("class.school.lead"), shown: null, list }
}

export const action = handOver

export default function Classes() {
  const { title, lead, shown, list } = useLoaderData<typeof loader>()
  return (
    <AdminFrame title={title} lead={lead}>
      {shown ? <ClassOfSchool shown={shown} /> : <List {...list} />}
    </AdminFrame>
  )
}

type FoundClasses = NonNullable<ReturnType<typeof useLoaderData<typeof loader>>["list"]>

function List({ search, classes, isWhole, next }: FoundClasses) {
  const { t } = useTranslation()
  const help = isWhole ? "class.school.noneText" : "class.school.noneFound"
  return (
    <div className="grid grid-cols-1 gap-5">
      <form
        key={search}
        action="/admin/classes"
        className="flex max-w-prose flex-wrap items-end gap-3"
      >
        <Search name="search" label={t("class.school.search")} typed={search} />
      </form>
      {classes.length === 0 ? (
        <NoMatch goesOn={next !== null} title={t("class.school.none")} text={t(help)} />
      ) : (
        <ClassList classes={classes} isOfSchool />
      )}
      <nav aria-label={t("record.pages")} className="flex flex-wrap justify-between gap-3">
        {isWhole ? null : (
          <Link to="/admin/classes" className="button button-quiet" viewTransition>
            {t("class.school.all")}
          </Link>
        )}
        {next ? (
          <Link to={next} rel="next" className="button button-quiet" viewTransition>
            {t(classes.length === 0 ? "soFar.goOn" : "people.next")}
          </Link>
        ) : null}
      </nav>
    </div>
  )
}

type SearchProps = { name: string; label: string; typed: string; required?: boolean }

function Search({ name, label, typed, required }: SearchProps) {
  const { t } = useTranslation()
  return (
    <>
      <SearchField
        name={name}
        label={label}
        required={required}
        defaultValue={typed}
        maxLength={lengths.word.max}
        className="grow"
      />
      <button className="button button-quiet">{t("people.find")}</button>
    </>
  )
}

type ShownClass = NonNullable<Awaited<ReturnType<typeof viewClass>>>

function ClassOfSchool({ shown }: { shown: ShownClass }) {
  const { t } = useTranslation()
  const { classId, teachers, pupils, search, found, hasMore } = shown
  return (
    <div className="grid grid-cols-1 gap-8">
      <TitledSection id="teachers" title={t("class.teachers")}>
        <People people={teachers} />
      </TitledSection>
      <TitledSection id="hand" title={t("class.school.hand")}>
        <p>{t("class.school.handHelp")}</p>
        <form key={search} className="flex max-w-prose flex-wrap items-end gap-3">
          <input type="hidden" name="class" value={classId} />
          <Search name="teacher" label={t("class.school.handFind")} typed={search} required />
        </form>
        {search && found.length === 0 ? (
          <output>{t(hasMore ? "class.school.handMore" : "people.none.title")}</output>
        ) : null}
        {found.map(({ personID, name, email }) => (
          <Form key={personID} method="post" className="card grid max-w-prose gap-2">
            <input type="hidden" name="personID" value={personID} />
            <input type="hidden" name="name" value={name} />
            <p className="flex flex-wrap gap-x-3 text-sm text-soft [overflow-wrap:anywhere]">
              <span>{t("people.number", { number: personID })}</span>
              <bdi>{email}</bdi>
            </p>
            <button className="button button-quiet">{t("class.school.handTo", { name })}</button>
          </Form>
        ))}
      </TitledSection>
      <TitledSection id="pupils" title={t("class.pupils", { count: pupils.length })}>
        <People people={pupils} />
      </TitledSection>
      <Link to="/admin/classes" className="link justify-self-start" viewTransition>
        {t("class.school.all")}
      </Link>
    </div>
  )
}

interface NamedMember {
  readonly personID: string
  readonly name: string
}

const People = ({ people }: { people: readonly NamedMember[] }) => (
  <ul className="wide-list border-t border-line">
    {people.map(({ personID, name }) => (
      <li key={personID} className="flex border-b border-line [overflow-wrap:anywhere]">
        <Link to={`/admin/people/${personID}`} className="link" viewTransition>
          <bdi>{name}</bdi>
        </Link>
      </li>
    ))}
  </ul>
)
