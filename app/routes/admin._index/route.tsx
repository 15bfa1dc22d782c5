import type { LoaderFunctionArgs } from "@remix-run/cloudflare"
import { Link, useLoaderData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { titled } from "#app/i18n/title"
import { requireRole } from "#app/session/guards.server"
import { buildingPages } from "#app/admin/admin-pages"
import { NewTeachers } from "#app/admin/new-teachers.tsx"
import { readNewTeachers } from "#app/admin/new-teachers.server"
import { ChoiceCard } from "#app/ui/choice-card.tsx"
import { PageHeading, TitledSection } from "#app/ui/headings.tsx"
import { readOverview } from "./overview.server"
import { Gaps } from "./gaps"
import { Waiting } from "./waiting"

export const meta = titled

export async function loader({ request, context }: LoaderFunctionArgs) {
  requireRole(request, context, "Admin")
  const { i18n } = context
  const [overview, newTeachers, offers] = await Promise.all([
    readOverview(request, context),
    readNewTeachers(context),
    context.offers(),
  ])
  const links = further.filter(({ offer }) => offers[offer])
  return {
    title: i18n.t("admin.title"),
    overview,
    newTeachers,
    hasCounts: offers.hasCounts,
    links: links.map(({ to, title }) => ({ to, title: i18n.t(title) })),
  }
}

/** Pages that need a call which an upstream may not have. */
const further = [
  { offer: "canFindPeople", to: "/admin/people", title: "people.title" },
  { offer: "canConfirmTeachers", to: "/admin/teachers", title: "teachers.title" },
  { offer: "canMoveUp", to: "/admin/people/move-up", title: "moveUp.title" },
  { offer: "hasAuthors", to: "/admin/authors", title: "authors.title" },
  { offer: "canDecide", to: "/admin/history", title: "decisions.title" },
  { offer: "canAppeal", to: "/my-questions/appeals", title: "appeals.title" },
  { offer: "canErase", to: "/admin/erase", title: "erase.pupil.title" },
] as const

/** The admin's start page: questions under review, links to the curriculum pages, gaps. */
export default function Admin() {
  const { t } = useTranslation()
  const { overview, newTeachers, hasCounts, links } = useLoaderData<typeof loader>()
  return (
    <div className="grid gap-10">
      <div>
        <PageHeading title={t("admin.title")}>{t("admin.lead")}</PageHeading>
        <Waiting overview={overview} />
      </div>
      {newTeachers && newTeachers.count > 0 ? <NewTeachers list={newTeachers} /> : null}
      <TitledSection id="building" title={t("admin.build")}>
        <div className="grid gap-3 sm:grid-cols-2">
          {buildingPages.map(({ to, label, icon }) => (
            <ChoiceCard key={to} to={to} icon={icon} title={t(label)} />
          ))}
        </div>
      </TitledSection>
      <Gaps overview={overview} hasCounts={hasCounts} />
      {links.length > 0 ? (
        <ul className="flex flex-wrap gap-x-6">
          {links.map(({ to, title }) => (
            <li key={to}>
              <Link to={to} className="link inline-flex min-h-[2.75rem] items-center">
                {title}
              </Link>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  )
}
