import { type ActionFunctionArgs, redirect } from "@remix-run/cloudflare"
import { classCodeLength, parseChecked } from "#contract/classes/digits"
import { readFields } from "#app/forms/read-fields.server"
import { isUnavailable, orNull } from "#app/forms/refusals.server"
import type { TranslationKey } from "#app/i18n/keys"
import type { AppContext } from "#app/server/context.server"
import { requireRole } from "#app/session/guards.server"
import { idPattern } from "#contract/limits"

const refusals = new Map<number, TranslationKey>([
  [404, "errors.join.unknown"],
  [429, "errors.tooMany"],
  [409, "errors.join.refused"],
])

export async function viewMembership(request: Request, context: AppContext) {
  requireRole(request, context, "Student")
  const typed = new URL(request.url).searchParams.get("code")?.slice(0, 60) ?? ""
  const [answer, own] = await Promise.all([
    findClass(context, typed),
    context.upstream.classes.ofPupil(),
  ])
  return {
    typed,
    found: answer?.status === 200 ? answer.body : null,
    error: errorOf(typed, answer?.status),
    own: own.status === 200 ? own.body.classes : [],
  }
}

const isCode = (typed: string) => parseChecked(typed, classCodeLength) !== null

const findClass = async ({ upstream }: AppContext, typed: string) =>
  isCode(typed) ? orNull(upstream.classes.findByCode(typed)) : null

function errorOf(typed: string, status: number | undefined): TranslationKey | null {
  if (typed === "" || status === 200) return null
  if (!isCode(typed)) return "errors.join.mistyped"
  return (status && refusals.get(status)) || "errors.unavailable"
}

export async function changeMembership({ request, context }: ActionFunctionArgs) {
  requireRole(request, context, "Student")
  const fields = await readFields(request, ["intent", "code", "classId"])
  const read = (name: string) => String(fields.get(name) ?? "")
  const again = `/join?${new URLSearchParams({ code: read("code") })}`
  try {
    if (read("intent") === "leave") {
      if (!idPattern.test(read("classId"))) throw new Response(null, { status: 400 })
      await context.upstream.classes.leave(read("classId"))
      context.toasts.put("success", "toast.classLeft")
      return redirect("/join", 303)
    }
    const { status } = await context.upstream.classes.join(read("code"))
    if (status === 200) context.toasts.put("success", "toast.classJoined")
    else context.toasts.put("error", status === 409 ? "toast.classRefused" : "toast.classNotSaved")
    return redirect(status === 200 ? "/join" : again, 303)
  } catch (error) {
    if (!isUnavailable(error)) throw error
    context.toasts.put("error", "toast.notSent")
    return redirect(again, 303)
  }
}
