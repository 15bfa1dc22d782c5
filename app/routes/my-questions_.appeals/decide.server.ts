import { type ActionFunctionArgs, data, redirect } from "@remix-run/cloudflare"
import { lengths } from "#contract/limits"
import { appealVerdicts } from "#contract/words"
import { readFields } from "#app/forms/read-fields.server"
import { orNull } from "#app/forms/refusals.server"
import type { Message } from "#app/i18n/keys"
import { requirePerson } from "#app/session/guards.server"

export interface FeedbackReply {
  readonly error: Message
  readonly question: string
  /** The normal form of the answer; "" if reports were to be closed. */
  readonly key: string
  readonly reason: string
}

/** The API has no room for one more answer of this verdict. */
const full = {
  accepted: "errors.appeals.full",
  never: "errors.appeals.neverFull",
  declined: "errors.unavailable",
} as const

export async function decideFeedback({ request, context }: ActionFunctionArgs) {
  requirePerson(request, context)
  const { toasts, upstream } = context
  const fields = await readFields(request, ["intent", "question", "key", "reason"], {
    maxOf: (name) => (name === "reason" ? lengths.reason.max : undefined),
  })
  const text = (name: string) => String(fields.get(name) ?? "")
  const [intent, question, key, reason] = [
    text("intent"),
    text("question"),
    text("key"),
    text("reason"),
  ]
  const verdict = appealVerdicts.find((each) => each === intent)
  const isClosing = intent === "close" || intent === "retire"
  if (!verdict && !isClosing) throw new Response("There is no such button.\n", { status: 400 })
  const showFormAgain = (error: Message["key"], status: number) =>
    data<FeedbackReply>({ error: { key: error }, question, key, reason }, { status })
  const said = verdict === "declined" ? reason : ""
  const reply = await orNull(
    verdict
      ? upstream.feedback.decide({ questionID: question, verdict, key, reason: said })
      : upstream.feedback.close(question, intent === "retire"),
  )
  if (!reply) return showFormAgain("errors.unavailable", 503)
  if (verdict && reply.status === 409 && /no room/i.test(reply.body.message))
    return showFormAgain(full[verdict], 409)
  if (reply.status === 409) toasts.put("info", "toast.decidedBefore")
  else if (reply.status !== 200) toasts.put("error", "toast.notDecided")
  else toasts.put("success", verdict === "accepted" ? "toast.answerAccepted" : "toast.feedbackDone")
  return redirect("/my-questions/appeals", 303)
}
