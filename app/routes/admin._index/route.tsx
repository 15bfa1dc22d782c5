import type { LoaderFunctionArgs } from "@remix-run/cloudflare"
import { Link, useLoaderData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { pageMeta } from "#app/i18n/title"
import { requireRole } from "#app/session/guards.server"
import { FirstSteps } from "#app/admin/first-steps.tsx"
import { buildingPages } from "#app/admin/admin-pages"
import { NewTeachers } from "#app/admin/new-teachers.tsx"
import { readNewTeachers } from "#app/admin/new-teachers.server"
import { ChoiceCard } from "#app/ui/choice-card.tsx"
import { PageHeading, TitledSection } from "#app/ui/headings.tsx"
import { readOverview } from "./overview.server"
import { GapsSection } from "./gaps"
import { Waiting } from "./waiting"

export const meta = pageMeta

export async function loader({ request, context }: LoaderFunctionArgs) {
  requireRole(request, context, "Admin")
  const { i18n } = context
  const pages = await context.offeredPages()
  const [overview, newTeachers] = await Promise.all([
    readOverview(request, context, pages),
    readNewTeachers(context),
  ])
  return {
    title: i18n.t("admin.title"),
    overview,
    newTeachers,
    signUp: context.origin ? `${context.origin}/signup` : "",
    hasCounts: pages.has("/admin/gaps"),
    hasStructure: pages.has("/admin/structure"),
    groups: further.flatMap(({ name, links }) => {
      const offered = links.filter(({ to }) => pages.has(to))
      return offered.length > 0 ? { name, links: offered } : []
    }),
  }
}

const further = [
  {
    name: "people",
    links: [
      { to: "/admin/people", title: "people.title" },
      { to: "/admin/teachers", title: "teachers.title" },
      { to: "/admin/erase", title: "erase.pupil.title" },
    ],
  },
  {
    name: "school",
    links: [
      { to: "/admin/school", title: "school.title" },
      { to: "/admin/classes", title: "class.school.title" },
      { to: "/admin/people/move-up", title: "moveUp.title" },
    ],
  },
  {
    name: "questions",
    links: [
      { to: "/admin/start-pack", title: "startPack.title" },
      { to: "/admin/authors", title: "authors.title" },
      { to: "/admin/history", title: "decisions.title" },
      { to: "/my-questions/appeals", title: "appeals.title" },
    ],
  },
] as const

export default function Admin() {
  const { t } = useTranslation()
  const page = useLoaderData<typeof loader>()
  const { overview, newTeachers, signUp, hasCounts, hasStructure, groups } = page
  const { firstSteps } = overview
  return (
    <div className="grid gap-10">
      <div>
        <PageHeading title={t("admin.title")}>{firstSteps ? null : t("admin.lead")}</PageHeading>
        {firstSteps ? <FirstSteps steps={firstSteps} signUp={signUp} /> : null}
        {firstSteps ? null : <Waiting overview={overview} />}
      </div>
      {firstSteps ? <Waiting overview={overview} /> : null}
      {newTeachers && newTeachers.count > 0 ? <NewTeachers list={newTeachers} /> : null}
      {overview.gradesWithSubjects.length + overview.gradesWithoutSubjects.length > 0 ? (
        <GapsSection overview={overview} hasCounts={hasCounts} />
      ) : null}
      <TitledSection id="building" title={t("admin.build")}>
        {hasStructure ? (
          <ChoiceCard to="/admin/structure" icon="book" title={t("structure.title")}>
            {t("structure.lead")}
          </ChoiceCard>
        ) : null}
        {hasStructure ? (
          <ul className="flex flex-wrap gap-x-6">
            {buildingPages.map(({ to, label }) => (
              <PageLink key={to} to={to} title={t(label)} />
            ))}
          </ul>
        ) : (
          <div className="grid gap-3 sm:grid-cols-2">
            {buildingPages.map(({ to, label, icon }) => (
              <ChoiceCard key={to} to={to} icon={icon} title={t(label)} />
            ))}
          </div>
        )}
      </TitledSection>
      {groups.length > 0 ? <Further groups={groups} /> : null}
    </div>
  )
}

type Group = ReturnType<typeof useLoaderData<typeof loader>>["groups"][number]

function Further({ groups }: { groups: readonly Group[] }) {
  const { t } = useTranslation()
  return (
    <div className="grid items-start gap-6 sm:grid-cols-3">
      {groups.map(({ name, links }) => (
        <TitledSection key={name} id={name} title={t(`admin.groups.${name}`)}>
          <ul className="flex flex-wrap gap-x-6 sm:block">
            {links.map(({ to, title }) => (
              <PageLink key={to} to={to} title={t(title)} />
            ))}
          </ul>
        </TitledSection>
      ))}
    </div>
  )
}

const PageLink = ({ to, title }: { to: string; title: string }) => (
  <li>
    <Link to={to} className="link inline-flex min-h-[2.75rem] items-center">
      {title}
    </Link>
  </li>
)
