import type { LoaderFunctionArgs } from "@remix-run/cloudflare"
import { useLoaderData } from "@remix-run/react"
import { titled } from "#app/i18n/title"
import { requireRole } from "#app/session/guards.server"
import { readOverview } from "./overview.server"
import { OverviewPage } from "./overview-page"

export const meta = titled

export async function loader({ request, context }: LoaderFunctionArgs) {
  requireRole(request, context, "Admin")
  return {
    title: context.i18n.t("admin.title"),
    overview: await readOverview(request, context),
  }
}

export default function Admin() {
  return <OverviewPage overview={useLoaderData<typeof loader>().overview} />
}
