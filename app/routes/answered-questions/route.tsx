import type { LoaderFunctionArgs } from "@remix-run/cloudflare"
import { useLoaderData } from "@remix-run/react"
import { titled } from "#app/i18n/title"
import { payBeforePage } from "#app/play/pay-before-page.server"
import { requireRole } from "#app/session/guards.server"
import { RecordPage } from "./record-page"
import { readFilter, viewRecord } from "./record.server"

export const meta = titled

export async function loader({ request, context }: LoaderFunctionArgs) {
  const pupil = requireRole(request, context, "Student")
  await payBeforePage(request, context)
  const record = await viewRecord(context, pupil, readFilter(request))
  return { title: context.i18n.t("record.title"), record }
}

export default function AnsweredQuestions() {
  return <RecordPage record={useLoaderData<typeof loader>().record} />
}
