import type { LoaderFunctionArgs } from "@remix-run/cloudflare"
import { Link, useLoaderData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { AdminFrame } from "#app/admin/admin-frame.tsx"
import { titled } from "#app/i18n/title"
import { requireRole } from "#app/session/guards.server"
import { EmptyState } from "#app/ui/page-states.tsx"
import { readCounts } from "./counts.server"
import { CountsTable } from "./counts-table"

export const meta = titled

export async function loader({ request, context }: LoaderFunctionArgs) {
  requireRole(request, context, "Admin")
  return { title: context.i18n.t("gaps.title"), grades: await readCounts(context) }
}

/** The question counts of the curriculum, with links to the forms that write questions. */
export default function Gaps() {
  const { t } = useTranslation()
  const { grades } = useLoaderData<typeof loader>()
  return (
    <AdminFrame title={t("gaps.title")} lead={t("gaps.lead")}>
      {grades && grades.length > 0 ? (
        <CountsTable grades={grades} />
      ) : (
        <EmptyState picture="saffir/thinks" title={t("gaps.none.title")}>
          <p className="text-soft">{t("gaps.none.text")}</p>
          <Link to="/admin" className="button button-main" viewTransition>
            {t("review.empty.onwards")}
          </Link>
        </EmptyState>
      )}
    </AdminFrame>
  )
}
