import { type ActionFunctionArgs, data, redirect } from "@remix-run/cloudflare"
import { lengths } from "#contract/limits"
import { cleanProse } from "#contract/text"
import { forAdmins } from "#app/admin/admin-request.server"
import { readFields } from "#app/forms/read-fields.server"
import { isUnavailable } from "#app/forms/refusals.server"
import type { Message } from "#app/i18n/keys"
import { readSpan, sendRejectAll, sendUndoAll } from "#app/review/decide/authors.server"
import { errorInReason } from "#app/review/decide/sent-decision.server"

export interface RejectReply {
  readonly error: Message
  readonly reason: string
}

export const actOnAuthor = forAdmins(async ({ request, params, context }: ActionFunctionArgs) => {
  const authorId = params["authorId"] ?? ""
  const fields = await readFields(request, ["intent", "reason", "from", "to"], {
    maxOf: (name) => (name === "reason" ? lengths.reason.max : undefined),
  })
  const reason = String(fields.get("reason") ?? "")
  const error = errorInReason(reason)
  if (error) return again({ error, reason }, 422)
  const span = readSpan((name) => fields.get(name))
  try {
    if (fields.get("intent") === "undo" && span) {
      const count = await sendUndoAll(context, authorId, span)
      if (count > 0) context.toasts.put("success", "toast.undoneAll", String(count))
      else context.toasts.put("warning", "toast.notUndone")
      return redirect(`/admin/authors/${authorId}`, 303)
    }
    if (fields.get("intent") !== "reject")
      return again({ error: { key: "errors.review.intent" }, reason }, 400)
    const rejected = await sendRejectAll(context, authorId, cleanProse(reason))
    if (rejected.count === 0) {
      context.toasts.put("warning", "toast.decidedBefore")
      return redirect(`/admin/authors/${authorId}`, 303)
    }
    context.toasts.put("success", "toast.rejectedAll", String(rejected.count))
    const { to } = rejected.span
    const from = span && span.from < to ? span.from : rejected.span.from
    return redirect(`/admin/authors/${authorId}?from=${from}&to=${to}`, 303)
  } catch (failure) {
    if (!isUnavailable(failure)) throw failure
    return again({ error: { key: "errors.unavailable" }, reason }, 503)
  }
})

const again = (reply: RejectReply, status: number) => data<RejectReply>(reply, { status })
