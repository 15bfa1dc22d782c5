import type { LoaderFunctionArgs } from "@remix-run/cloudflare"
import { useLoaderData } from "@remix-run/react"
import { titled } from "#app/i18n/title"
import { payBeforePage } from "#app/play/pay-before-page.server"
import { requireRole } from "#app/session/guards.server"
import { TopTenPage } from "./top-ten-page"
import { viewTopTen } from "./view.server"

export const meta = titled

export async function loader({ request, context }: LoaderFunctionArgs) {
  const pupil = requireRole(request, context, "Student")
  await payBeforePage(request, context)
  const answer = await context.upstream.accounts.topTen()
  if (answer.status !== 200) throw new Response(null, { status: 503 })
  return { title: context.i18n.t("topTen.title"), board: viewTopTen(answer.body, pupil) }
}

export default function TopTen() {
  return <TopTenPage board={useLoaderData<typeof loader>().board} />
}
