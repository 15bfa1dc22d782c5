import type { LoaderFunctionArgs } from "@remix-run/cloudflare"
import { Link, useLoaderData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { SearchField } from "#app/forms/search-field.tsx"
import { peopleGroups, type PeopleGroup } from "#contract/words"
import { lengths } from "#contract/limits"
import { AdminFrame } from "#app/admin/admin-frame.tsx"
import { readChoice } from "#app/admin/admin-request.server"
import { pageMeta } from "#app/i18n/title"
import { LoginName, PersonMarks } from "#app/people/person-marks.tsx"
import { describePerson } from "#app/people/person.server"
import { requireRole } from "#app/session/guards.server"
import { NoMatch } from "#app/ui/page-states.tsx"

export const meta = pageMeta

export async function loader({ request, context }: LoaderFunctionArgs) {
  requireRole(request, context, "Admin")
  const { upstream, i18n } = context
  const search = readChoice(request, "search")
  const group = peopleGroups.find((each) => each === readChoice(request, "group"))
  const after = new URL(request.url).searchParams.get("after")?.slice(0, 400) ?? ""
  const reply = await upstream.people.find({
    search: search || undefined,
    group,
    after: after || undefined,
  })
  if (reply.status !== 200) throw new Response(null, { status: 404 })
  const { people, next } = reply.body
  const query = (end: string) =>
    new URLSearchParams(
      Object.entries({ search, group: group ?? "", after: end }).filter(([, value]) => value),
    ).toString()
  return {
    title: i18n.t("people.title"),
    search,
    group: group ?? ("" as const),
    people: people.map((person) => {
      const { personID, name, email, isWaiting, isBlocked } = person
      return { personID, name, email, role: describePerson(person, i18n), isWaiting, isBlocked }
    }),
    first: after ? `?${query("")}` : null,
    next: next === null ? null : `?${query(next)}`,
  }
}

export default function People() {
  const { t } = useTranslation()
  const { title, search, group, people, first, next } = useLoaderData<typeof loader>()
  return (
    <AdminFrame title={title} lead={t("people.lead")}>
      <div className="grid grid-cols-1 gap-5">
        <PeopleSearch search={search} group={group} />
        {people.length === 0 ? (
          <NoMatch
            goesOn={next !== null}
            title={t("people.none.title")}
            text={t("people.none.text")}
          />
        ) : null}
        <ul id="people" className="grid gap-2 md:grid-cols-2 lg:grid-cols-3">
          {people.map(({ personID, name, email, role, isWaiting, isBlocked }) => (
            <li key={personID} className="card grid content-start !py-2 [overflow-wrap:anywhere]">
              <p className="flex flex-wrap items-center gap-x-3">
                <Link
                  to={`/admin/people/${personID}`}
                  className="link inline-flex min-h-[2.75rem] items-center font-bold"
                  viewTransition
                >
                  <bdi>{name}</bdi>
                </Link>
                <PersonMarks isWaiting={isWaiting} isBlocked={isBlocked} />
              </p>
              <p>
                <bdi>{role}</bdi>
              </p>
              <p className="flex flex-wrap gap-x-3 text-sm text-soft">
                <span>{t("people.number", { number: personID })}</span>
                <LoginName email={email} />
              </p>
            </li>
          ))}
        </ul>
        <nav aria-label={t("record.pages")} className="flex flex-wrap justify-between gap-3">
          {first ? (
            <Link to={first} className="button button-quiet" viewTransition>
              {t("people.first")}
            </Link>
          ) : null}
          {next ? (
            <Link to={next} rel="next" className="button button-quiet" viewTransition>
              {t(people.length === 0 ? "soFar.goOn" : "people.next")}
            </Link>
          ) : null}
        </nav>
      </div>
    </AdminFrame>
  )
}

function PeopleSearch({ search, group }: { search: string; group: PeopleGroup | "" }) {
  const { t } = useTranslation()
  return (
    <form
      key={`${search} ${group}`}
      action="/admin/people"
      className="card grid gap-3 sm:grid-cols-2 md:grid-cols-[2fr_1fr_auto] md:items-end"
    >
      <SearchField
        name="search"
        label={t("people.search")}
        defaultValue={search}
        maxLength={lengths.word.max}
        aria-describedby="search-help"
      />
      <label className="grid gap-1.5 font-semibold">
        {t("people.show")}
        <select name="group" defaultValue={group} className="control font-normal">
          <option value="">{t("people.everybody")}</option>
          {peopleGroups.map((each) => (
            <option key={each} value={each}>
              {t(`people.group.${each}`)}
            </option>
          ))}
        </select>
      </label>
      <p id="search-help" className="text-sm text-soft sm:col-span-2 md:order-last">
        {t("people.searchHelp")}
      </p>
      <button className="button button-main sm:max-md:col-span-2">{t("people.find")}</button>
    </form>
  )
}
