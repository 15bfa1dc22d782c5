import { Link, NavLink, useRouteLoaderData } from "@remix-run/react"
import type { ReactNode } from "react"
import { useTranslation } from "react-i18next"
import { Icon } from "#app/ui/icon.tsx"
import { PageHeading } from "#app/ui/headings.tsx"
import { getRow } from "./admin-row"

export function AdminFrame({
  title,
  lead,
  isForm = false,
  children,
}: {
  title: string
  lead: string
  isForm?: boolean
  children: ReactNode
}) {
  return (
    <>
      <AdminNav />
      <div className={isForm ? "form-page" : undefined}>
        <PageHeading title={title}>{lead}</PageHeading>
        {children}
      </div>
    </>
  )
}

function AdminNav() {
  const { t } = useTranslation()
  const root = useRouteLoaderData<{ adminPages?: string[] }>("root")
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
        {getRow(root?.adminPages).map(({ to, label }) => (
          <li key={to}>
            <NavLink to={to} end className="bar-link" viewTransition>
              {t(label)}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}

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
