import type { LoaderFunctionArgs } from "@remix-run/cloudflare"
import { useLoaderData } from "@remix-run/react"
import { titled } from "~/i18n/title"
import { requireRole } from "~/session/guards.server"
import { RecordPage } from "./record-page"
import { readFilter, viewRecord } from "./view.server"

export const meta = titled

export async function loader({ request, context }: LoaderFunctionArgs) {
  const pupil = requireRole(request, context, "Student")
  const record = await viewRecord(context, pupil, readFilter(request))
  return { title: context.i18n.t("record.title"), record }
}

export default function AnsweredQuestions() {
  return <RecordPage record={useLoaderData<typeof loader>().record} />
}
