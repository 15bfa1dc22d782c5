import { type ActionFunctionArgs, data, redirect } from "@remix-run/cloudflare"
import { idPattern } from "#contract/limits"
import { forTeachers } from "#app/classes/class-request.server"
import { readFields } from "#app/forms/read-fields.server"
import { isUnavailable } from "#app/forms/refusals.server"
import type { TranslationKey } from "#app/i18n/keys"

const showPageAgain = (error: TranslationKey, status = 422) => data({ error }, { status })

export const acceptOnPage = forTeachers(
  async ({ request, context, params }: ActionFunctionArgs) => {
    const { classId = "", workId = "" } = params
    const fields = await readFields(request, ["questionID", "key"])
    const questionID = String(fields.get("questionID") ?? "")
    if (!idPattern.test(workId)) throw new Response(null, { status: 404 })
    if (!idPattern.test(questionID)) return showPageAgain("errors.book.accept")
    const body = { questionID: Number(questionID), key: String(fields.get("key") ?? "") }
    try {
      const answer = await context.upstream.work.of(workId).accept(body)
      if (answer.status === 404) throw new Response(null, { status: 404 })
      if (answer.status !== 200) return showPageAgain("errors.book.accept")
      const isAccepted = answer.body.outcome === "accepted"
      context.toasts.put("success", isAccepted ? "toast.bookAccepted" : "toast.bookAsked")
    } catch (error) {
      if (isUnavailable(error)) return showPageAgain("errors.unavailable", 503)
      throw error
    }
    return redirect(`/classes/${classId}/book/${workId}#question-${questionID}`, 303)
  },
)
