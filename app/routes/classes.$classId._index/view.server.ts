import type { LoaderFunctionArgs } from "@remix-run/cloudflare"
import { openClass, readOwnClass } from "#app/classes/class-request.server"
import { viewListedWorks } from "#app/classes/work/listed-works.server"
import { newFormKey } from "#app/forms/define-form.server"
import { orNull } from "#app/forms/refusals.server"
import { getLiveAddress } from "#app/live/live-address.server"

export async function viewClass({ request, context, params }: LoaderFunctionArgs) {
  const { classId = "" } = params
  const calls = openClass(request, context, classId)
  const [{ shown }, pages, listed] = await Promise.all([
    readOwnClass(request, context, classId),
    context.offeredPages(),
    orNull(calls.workSoon()),
  ])
  const hasWork = pages.has("/classes/:classId/work")
  const { works, timeZone } = listed?.status === 200 ? listed.body : { works: [], timeZone: "UTC" }
  const open = works.filter(({ state, isWithdrawn }) => state === "open" && !isWithdrawn)
  const { origin, searchParams } = new URL(request.url)
  const token = searchParams.get("made") ?? ""
  const base = context.origin ?? origin
  return {
    title: shown.name,
    shown,
    hasPages: pages.has("/classes/:classId/pupils/:personId"),
    formKey: newFormKey(),
    hasWork,
    works: viewListedWorks(open, { classId, timeZone }, context.i18n),
    live: await getLiveAddress(context, params),
    link: /^[\w-]{20,100}$/.test(token) ? `${base}/classes/teach/${token}` : "",
  }
}
