import { Link, NavLink } from "@remix-run/react"
import type { ReactNode } from "react"
import { useTranslation } from "react-i18next"
import type { TranslationKey } from "#app/i18n/keys"
import { Icon, type IconName } from "#app/ui/icon.tsx"
import { PageHeading } from "#app/ui/headings.tsx"

interface AdminPage {
  readonly to: string
  readonly label: TranslationKey
  readonly icon: IconName
}

/** The pages on which questions are reviewed. */
export const reviewPages = [
  { to: "/admin/educational-questions", label: "review.education.title", icon: "book" },
  { to: "/admin/entertainment-questions", label: "review.entertainment.title", icon: "fun" },
] as const satisfies readonly AdminPage[]

/** The pages that add to the curriculum, in the order in which they are needed. */
export const buildingPages = [
  { to: "/admin/add-grade", label: "addGrade.title", icon: "difficulty" },
  { to: "/admin/add-subject", label: "addSubject.title", icon: "knowledge" },
  { to: "/admin/add-grade-subjects", label: "addLinks.title", icon: "check" },
  { to: "/admin/add-chapter", label: "addChapter.title", icon: "book" },
] as const satisfies readonly AdminPage[]

/** The frame of every admin page: links to the others, and the heading. */
export function AdminFrame({
  title,
  lead,
  children,
}: {
  title: string
  lead: string
  children: ReactNode
}) {
  return (
    <>
      <AdminNav />
      <PageHeading title={title}>{lead}</PageHeading>
      {children}
    </>
  )
}

/** On a phone there is only a link to the overview. */
function AdminNav() {
  const { t } = useTranslation()
  return (
    <nav aria-label={t("admin.pages")} className="mb-4 text-sm">
      <Link
        to="/admin"
        className="link inline-flex min-h-[2.75rem] items-center gap-2 md:hidden"
        viewTransition
      >
        <span className="inline-flex rotate-180">
          <Icon name="arrow-next" />
        </span>
        {t("admin.title")}
      </Link>
      <ul className="-ms-2 flex flex-wrap gap-x-1 max-md:hidden">
        {[{ to: "/admin", label: "admin.title" } as const, ...reviewPages, ...buildingPages].map(
          ({ to, label }) => (
            <li key={to}>
              <NavLink
                to={to}
                end
                className="inline-flex min-h-[2.75rem] items-center rounded px-2 no-underline hover:bg-raised aria-[current]:font-bold aria-[current]:text-action"
                viewTransition
              >
                {t(label)}
              </NavLink>
            </li>
          ),
        )}
      </ul>
    </nav>
  )
}

/** A form that adds an entry, beside the existing entries. */
export function AddPage({
  title,
  lead,
  beside,
  children,
}: {
  title: string
  lead: string
  beside: ReactNode
  children: ReactNode
}) {
  return (
    <AdminFrame title={title} lead={lead}>
      <div className="grid items-start gap-6 md:grid-cols-2">
        <div className="grid gap-6">{children}</div>
        {beside}
      </div>
    </AdminFrame>
  )
}
