import { type ActionFunctionArgs, data, redirect } from "@remix-run/cloudflare"
import { lengths } from "#contract/limits"
import { cleanProse, turnsAround } from "#contract/text"
import { type Decision, decisions, reviewReasons } from "#contract/words"
import { forAdmins } from "#app/admin/admin-request.server"
import { readFields } from "#app/forms/read-fields.server"
import { isUnavailable } from "#app/forms/unavailable.server"
import type { Message } from "#app/i18n/keys"
import { readStory } from "#app/review/story.server"
import type { AppContext } from "#app/server/context.server"

/** Why nothing was decided, and the values that were sent. */
export interface DecideReply {
  readonly error: Message
  readonly reason: string
  readonly templates: readonly string[]
}

/**
 * Decides on the question and its set, undoes the decision, retires it, revokes an accepted answer, or changes whether
 * the author is trusted.
 */
export const act = forAdmins(async ({ request, params, context }: ActionFunctionArgs) => {
  const id = params["questionId"] ?? ""
  const known = ["intent", "template", "reason", "playReason", "question", "answer"] as const
  const fields = await readFields(request, known, {
    lists: ["template"],
    maxOf: (name) => (/reason$/i.test(name) ? lengths.reason.max : undefined),
  })
  const intent = String(fields.get("intent") ?? "")
  const typed = String(fields.get("reason") ?? fields.get("playReason") ?? "")
  const chosen = fields.getAll("template").map(String)
  const templates = reviewReasons.filter((name) => chosen.includes(name))
  const error = errorIn(typed)
  if (error) return again({ error, reason: typed, templates }, 422)
  const decision = decisions.find((each) => each === intent)
  try {
    if (intent === "revoke") {
      await revoke(context, String(fields.get("question")), String(fields.get("answer")))
      return redirect(`/admin/questions/${id}`, 303)
    }
    const story = await readStory(context, id)
    if (decision) {
      const ids = story.questions.flatMap(({ status, questionID }) =>
        status === "waiting" ? [questionID] : [],
      )
      await decide(context, ids, { decision, templates, reason: cleanProse(typed) })
    } else if (isPlayIntent(intent)) {
      const body = { isWholeSet: !intent.endsWith("-one"), reason: cleanProse(typed) }
      await changePlay(context, id, intent.startsWith("retire"), body)
    } else await others(context, id, intent)
  } catch (failure) {
    if (!isUnavailable(failure)) throw failure
    return again({ error: { key: "errors.unavailable" }, reason: typed, templates }, 503)
  }
  return redirect(`/admin/questions/${id}`, 303)
})

const again = (reply: DecideReply, status: number) => data<DecideReply>(reply, { status })

function errorIn(reason: string): Message | null {
  const { max } = lengths.reason
  if (reason.length > max) return { key: "errors.review.reasonLong", params: { max } }
  return turnsAround(reason) ? { key: "errors.name.turnsAround" } : null
}

interface Decided {
  readonly decision: Decision
  readonly templates: (typeof reviewReasons)[number][]
  readonly reason: string
}

async function decide({ toasts, upstream }: AppContext, ids: readonly string[], decided: Decided) {
  const replies = await Promise.all(ids.map((id) => upstream.admin.decide(id, decided)))
  const isWhole = replies.length > 0 && replies.every(({ status }) => status === 200)
  if (isWhole) toasts.put("success", "toast.decided")
  else toasts.put("warning", "toast.decidedBefore")
}

const playIntents = ["retire", "retire-one", "put-back", "put-back-one"]

const isPlayIntent = (intent: string) => playIntents.includes(intent)

interface PlayChange {
  readonly isWholeSet: boolean
  readonly reason: string
}

/** Takes the question or its set out of play, or puts it back. */
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

async function others({ toasts, upstream: { admin } }: AppContext, id: string, intent: string) {
  if (intent === "undo") {
    const { status } = await admin.undo(id)
    if (status === 200) toasts.put("success", "toast.undone")
    else toasts.put("warning", "toast.notUndone")
  }
  if (intent !== "trust" && intent !== "untrust") return
  const { status } = await admin.trust(id, intent === "trust")
  if (status === 200)
    toasts.put("success", intent === "trust" ? "toast.trusted" : "toast.untrusted")
  else toasts.put("warning", "toast.notDecided")
}

async function revoke({ toasts, upstream }: AppContext, questionId: string, answer: string) {
  const { status } = await upstream.feedback.revoke(questionId, answer)
  if (status === 200) toasts.put("success", "toast.revoked")
  else toasts.put("warning", "toast.notDecided")
}
