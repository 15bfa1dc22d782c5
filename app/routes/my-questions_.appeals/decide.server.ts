import { type ActionFunctionArgs, redirect } from "@remix-run/cloudflare"
import { lengths } from "#contract/limits"
import { appealVerdicts } from "#contract/words"
import { readFields } from "#app/forms/read-fields.server"
import { orNull } from "#app/forms/unavailable.server"
import { requirePerson } from "#app/session/guards.server"

/** Decides on an appeal, or closes the reports of a question, and redirects with a toast of the result. */
export async function decideFeedback({ request, context }: ActionFunctionArgs) {
  requirePerson(request, context)
  const { toasts, upstream } = context
  const fields = await readFields(request, ["intent", "question", "key", "reason"], {
    maxOf: (name) => (name === "reason" ? lengths.reason.max : undefined),
  })
  const text = (name: string) => String(fields.get(name) ?? "")
  const [intent, questionID] = [text("intent"), text("question")]
  const verdict = appealVerdicts.find((each) => each === intent)
  const isClosing = intent === "close"
  if (!verdict && !isClosing) throw new Response("There is no such button.\n", { status: 400 })
  const reply = await orNull(
    verdict
      ? upstream.feedback.decide({
          questionID,
          verdict,
          key: text("key"),
          reason: verdict === "declined" ? text("reason") : "",
        })
      : upstream.feedback.close(questionID),
  )
  if (!reply) toasts.put("error", "toast.notSent")
  else if (reply.status === 409) toasts.put("info", "toast.decidedBefore")
  else if (reply.status !== 200) toasts.put("error", "toast.notDecided")
  else toasts.put("success", verdict === "accepted" ? "toast.answerAccepted" : "toast.feedbackDone")
  return redirect("/my-questions/appeals", 303)
}
