import type { LoaderFunctionArgs } from "@remix-run/cloudflare"
import { Link, useLoaderData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { titled } from "#app/i18n/title"
import { requireRole } from "#app/session/guards.server"
import { buildingPages } from "#app/admin/admin-frame.tsx"
import { ChoiceCard } from "#app/ui/choice-card.tsx"
import { PageHeading, TitledSection } from "#app/ui/headings.tsx"
import { readOverview } from "./overview.server"
import { Gaps } from "./gaps"
import { Waiting } from "./waiting"

export const meta = titled

export async function loader({ request, context }: LoaderFunctionArgs) {
  requireRole(request, context, "Admin")
  return {
    title: context.i18n.t("admin.title"),
    overview: await readOverview(request, context),
    canErase: await context.capabilities.has("erase-account"),
  }
}

/** The admin's start page: waiting questions, links to the curriculum pages, gaps. */
export default function Admin() {
  const { t } = useTranslation()
  const { overview, canErase } = useLoaderData<typeof loader>()
  return (
    <div className="grid gap-10">
      <div>
        <PageHeading title={t("admin.title")}>{t("admin.lead")}</PageHeading>
        <Waiting overview={overview} />
      </div>
      <TitledSection id="building" title={t("admin.build")}>
        <div className="grid gap-3 sm:grid-cols-2">
          {buildingPages.map(({ to, label, icon }) => (
            <ChoiceCard key={to} to={to} icon={icon} title={t(label)} />
          ))}
        </div>
      </TitledSection>
      <Gaps overview={overview} />
      {canErase ? (
        <Link to="/admin/erase" className="link inline-flex min-h-[2.75rem] items-center">
          {t("erase.pupil.title")}
        </Link>
      ) : null}
    </div>
  )
}
