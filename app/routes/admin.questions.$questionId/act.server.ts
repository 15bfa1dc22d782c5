import { type ActionFunctionArgs, data, redirect } from "@remix-run/cloudflare"
import { cleanProse } from "#contract/text"
import { forAdmins } from "#app/admin/admin-request.server"
import { readFields } from "#app/forms/read-fields.server"
import { isUnavailable } from "#app/forms/refusals.server"
import type { Message } from "#app/i18n/keys"
import {
  carryOut,
  undoDecisions,
  errorInReason,
  errorInWhy,
  sentIn,
} from "#app/review/decide/sent-decision.server"
import type { ReviewReply } from "#app/review/decide/decision"
import { readStoryView } from "#app/review/question/story.server"
import type { AppContext } from "#app/server/context.server"
import { lengths } from "#contract/limits"

export const actOnQuestion = forAdmins(async ({ request, params, context }: ActionFunctionArgs) => {
  const id = params["questionId"] ?? ""
  const known = ["intent", "template", "reason", "why", "playReason", "question", "answer"] as const
  const fields = await readFields(request, known, {
    lists: ["template"],
    maxOf: (name) => (/reason$/i.test(name) ? lengths.reason.max : undefined),
  })
  const intent = String(fields.get("intent") ?? "")
  const { decision, reason, ...sent } = sentIn(fields)
  const playReason = String(fields.get("playReason") ?? "")
  const showPageAgain = (error: Message, status: number) =>
    data<ReviewReply>({ error, ids: [], templates: sent.templates, reason }, { status })
  const error =
    errorInReason(reason) ?? errorInReason(playReason) ?? errorInWhy({ ...sent, decision, reason })
  if (error) return showPageAgain(error, 422)
  const done = redirect(`/admin/questions/${id}`, 303)
  const unavailable = () => showPageAgain({ key: "errors.unavailable" }, 503)
  try {
    if (intent === "revoke") {
      await revoke(context, String(fields.get("question")), String(fields.get("answer")))
      return done
    }
    const { questions } = await readStoryView(context, id)
    if (decision || intent === "undo") {
      const waiting = questions.filter(({ status }) => status === "waiting")
      // What somebody else has decided is sent again: the API says so.
      const ids = (waiting.length > 0 ? waiting : questions).map(({ questionID }) => questionID)
      const { isReached } = await (decision
        ? carryOut(context, { ...sent, decision, reason, ids }, { canDecide: true })
        : undoDecisions(context, [id]))
      return isReached ? done : unavailable()
    }
    if (isPlayIntent(intent)) {
      const body = { isWholeSet: !intent.endsWith("-one"), reason: cleanProse(playReason) }
      await changePlay(context, id, intent.startsWith("retire"), body)
    } else if (intent === "trust" || intent === "untrust")
      await changeTrust(context, id, intent === "trust")
    return done
  } catch (failure) {
    if (!isUnavailable(failure)) throw failure
    return unavailable()
  }
})

const playIntents = ["retire", "retire-one", "put-back", "put-back-one"]

const isPlayIntent = (intent: string) => playIntents.includes(intent)

interface PlayChange {
  readonly isWholeSet: boolean
  readonly reason: string
}

async function changePlay(
  { toasts, upstream: { admin } }: AppContext,
  id: string,
  isRetired: boolean,
  body: PlayChange,
) {
  const { status } = await (isRetired ? admin.retire(id, body) : admin.putBack(id, body))
  if (status === 200) toasts.put("success", isRetired ? "toast.retired" : "toast.putBack")
  else toasts.put("warning", isRetired ? "toast.notDecided" : "toast.notPutBack")
}

async function changeTrust(
  { toasts, upstream: { admin } }: AppContext,
  id: string,
  isTrusted: boolean,
) {
  const { status } = await admin.trust(id, isTrusted)
  if (status === 200) toasts.put("success", isTrusted ? "toast.trusted" : "toast.untrusted")
  else toasts.put("warning", "toast.notDecided")
}

async function revoke({ toasts, upstream }: AppContext, questionId: string, answer: string) {
  const { status } = await upstream.feedback.revoke(questionId, answer)
  if (status === 200) toasts.put("success", "toast.revoked")
  else toasts.put("warning", "toast.notDecided")
}
