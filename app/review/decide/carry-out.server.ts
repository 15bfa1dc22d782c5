import type { Decision } from "#contract/words"
import type { AppContext } from "#app/server/context.server"
import { isUnavailable } from "#app/forms/unavailable.server"
import { decisionsAtOnce } from "./decision"
import type { SentDecision } from "./sent-decision.server"

const atATime = 5

/** `done`: changed by this request; `before`: changed earlier or by somebody else; `failed`: no reply. */
type Outcome = "done" | "before" | "failed"

/** Makes a decision on at most `decisionsAtOnce` questions, and puts its result into the toast of the next page. */
export async function carryOut(
  context: AppContext,
  { decision, ids, templates, reason }: SentDecision & { readonly decision: Decision },
  { canDecide }: { readonly canDecide: boolean },
) {
  const { toasts, i18n, upstream } = context
  const { admin } = upstream
  const now = ids.slice(0, decisionsAtOnce)
  const { done, before, failed } = await callEach(now, (id) => {
    if (canDecide) return admin.decide(id, { decision, templates: [...templates], reason })
    return decision === "approved" ? admin.approve(id) : admin.reject(id, reason)
  })
  const later = ids.slice(decisionsAtOnce)
  const isReached = done.length + before.length > 0
  const sentences = [
    done.length > 0 ? i18n.t(`review.done.${decision}`, { count: done.length }) : "",
    before.length > 0 ? i18n.t("review.done.before", { count: before.length }) : "",
    failed.length > 0 ? i18n.t("review.done.failed", { count: failed.length }) : "",
    later.length > 0 ? i18n.t("review.done.later", { count: later.length }) : "",
  ]
  const kind = done.length === ids.length ? "success" : "warning"
  if (isReached) toasts.put(kind, "toast.sentence", sentences.filter(Boolean).join(" "))
  return { isReached, done, left: [...failed, ...later] }
}

export async function undoDecisions(
  { toasts, upstream: { admin } }: AppContext,
  ids: readonly string[],
) {
  const { done, before, failed } = await callEach(ids.slice(0, decisionsAtOnce), admin.undo)
  const isReached = done.length + before.length > 0
  if (done.length > 0) toasts.put("success", "toast.undone")
  else if (isReached) toasts.put("warning", "toast.notUndone")
  return { isReached, done, left: failed }
}

type Call = (id: string) => Promise<{ readonly status: number }>

async function callEach(ids: readonly string[], call: Call) {
  const sorted: Record<Outcome, string[]> = { done: [], before: [], failed: [] }
  for (let at = 0; at < ids.length; at += atATime) {
    const some = ids.slice(at, at + atATime)
    const outcomes = await Promise.all(some.map((id) => getOutcome(call(id))))
    some.forEach((id, index) => sorted[outcomes[index] ?? "failed"].push(id))
  }
  return sorted
}

async function getOutcome(reply: ReturnType<Call>): Promise<Outcome> {
  try {
    const { status } = await reply
    if (status === 200) return "done"
    return status === 404 || status === 409 ? "before" : "failed"
  } catch (error) {
    if (isUnavailable(error)) return "failed"
    throw error
  }
}
