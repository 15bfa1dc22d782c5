import { idPattern } from "#contract/limits"
import type { LoaderFunctionArgs } from "@remix-run/cloudflare"
import { readOwnClass, requireTeacher } from "#app/classes/class-request.server"
import { viewListedWorks } from "#app/classes/work/listed-works.server"
import { newFormKey } from "#app/forms/define-form.server"
import { orNull } from "#app/forms/refusals.server"
import { getLiveAddress } from "#app/live/live-address.server"

export async function viewClass({ request, context, params }: LoaderFunctionArgs) {
  const { classId = "" } = params
  requireTeacher(request, context)
  const [{ shown }, pages, listed] = await Promise.all([
    readOwnClass(request, context, classId),
    context.offeredPages(),
    idPattern.test(classId) ? orNull(context.upstream.classes.of(classId).workSoon()) : null,
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
