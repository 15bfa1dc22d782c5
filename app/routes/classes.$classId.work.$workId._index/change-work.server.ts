import { type ActionFunctionArgs, data, redirect } from "@remix-run/cloudflare"
import { localTime } from "#contract/classes/local-time"
import { forTeachers } from "#app/classes/class-request.server"
import { readFields } from "#app/forms/read-fields.server"
import { isUnavailable } from "#app/forms/refusals.server"
import type { TranslationKey } from "#app/i18n/keys"
import { idPattern } from "#contract/limits"

export const changeWorkPage = forTeachers(
  async ({ request, context, params }: ActionFunctionArgs) => {
    const { classId = "", workId = "" } = params
    const fields = await readFields(request, ["intent", "personID", "until"])
    const read = (name: string) => String(fields.get(name) ?? "").trim()
    const [personID, until] = [read("personID"), read("until").replace(" ", "T")]
    const showFormAgain = (error: TranslationKey, status = 422) =>
      data({ error, personID, until }, { status })
    const calls = context.upstream.work.of(workId)
    const here = `/classes/${classId}/work/${workId}`
    const intent = read("intent")
    const isExtra = intent === "extra" || intent === "extra-end"
    if (!isExtra && intent !== "withdraw" && intent !== "back")
      throw new Response(null, { status: 400 })
    if (isExtra && !idPattern.test(personID)) return showFormAgain("errors.work.pupil")
    if (intent === "extra" && !localTime.safeParse(until).success)
      return showFormAgain("errors.work.time")
    try {
      const { status } = await (isExtra
        ? calls.extend({ personID, until: intent === "extra" ? until : null })
        : calls.withdraw(intent === "withdraw"))
      if (status === 404) throw new Response(null, { status: 404 })
      if (status !== 200)
        return showFormAgain(isExtra ? "errors.work.pupil" : "errors.work.refused")
    } catch (error) {
      if (isUnavailable(error)) return showFormAgain("errors.unavailable", 503)
      throw error
    }
    const saved = intent === "back" ? "toast.workSaved" : "toast.workWithdrawn"
    context.toasts.put("success", isExtra ? "toast.workExtra" : saved)
    return redirect(here, 303)
  },
)
