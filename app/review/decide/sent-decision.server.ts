import { lengths } from "#contract/limits"
import { cleanProse, turnsAround } from "#contract/text"
import {
  type Decision,
  type Language,
  type ReviewReason,
  languages,
  reviewReasons,
} from "#contract/words"
import { triesTextMax } from "#app/authoring/try-answers/typed-tries.server"
import { readFields } from "#app/forms/read-fields.server"
import type { Message } from "#app/i18n/keys"
import { createTranslator } from "#app/i18n/translator.server"
import { isId } from "#app/review/question/listed.server"
import type { AppContext } from "#app/server/context.server"
import { isUnavailable } from "#app/forms/refusals.server"
import { decisionsAtOnce, whyError } from "./decision"

/** The decisions by the value of their button. The values of the forms are public, like the addresses. */
const decisionOf = new Map<string, Decision>([
  ["approve", "approved"],
  ["changes", "changes"],
  ["reject", "rejected"],
])

export interface SentDecision {
  readonly decision: Decision | undefined
  readonly ids: readonly string[]
  readonly templates: readonly ReviewReason[]
  readonly reason: string
  readonly language: Language
  readonly next: string
  readonly asksWhy: boolean
}

const maxima = new Map([
  ["reason", lengths.reason.max],
  ["tries", triesTextMax],
])

const reviewFields = "intent questionId template reason language next tries why".split(" ")

export const readSentDecision = (request: Request): Promise<FormData> =>
  readFields(request, reviewFields, {
    lists: ["questionId", "template"],
    maxOf: (name) => maxima.get(name),
  })

/** The decision in these fields. The ids are in several fields, or in one field, separated by spaces. */
export function sentIn(fields: FormData): SentDecision {
  const text = (name: string) => String(fields.get(name) ?? "")
  const reason = text("reason")
  const ids = fields.getAll("questionId").flatMap((value) => String(value).split(" "))
  return {
    decision: decisionOf.get(text("intent")),
    ids: [...new Set(ids)].filter(Boolean),
    templates: reasonsIn(fields.getAll("template")),
    reason: turnsAround(reason) ? reason : cleanProse(reason),
    language: languages.find((each) => each === text("language")) ?? "en",
    next: isId(text("next")) ? text("next") : "",
    asksWhy: fields.has("why"),
  }
}

export const reasonsIn = (values: readonly unknown[]): ReviewReason[] =>
  reviewReasons.filter((reason) => values.includes(reason))

export async function inWords({ templates, reason, ...sent }: SentDecision): Promise<SentDecision> {
  const { t } = await createTranslator(sent.language)
  const chosen = templates.map((name) => t(`review.reasons.${name}`))
  return { ...sent, templates: [], reason: [...chosen, reason].filter(Boolean).join(" ") }
}

export const errorInDecision = (sent: SentDecision): Message | null =>
  errorInIds(sent.ids) ?? errorInReason(sent.reason) ?? errorInWhy(sent)

export const errorInWhy = ({ asksWhy, decision, templates, reason }: Omit<SentDecision, "ids">) =>
  asksWhy && decision !== "approved" && templates.length === 0 && reason === "" ? whyError : null

function errorInIds(ids: readonly string[]): Message | null {
  if (ids.length === 0) return { key: "errors.review.none" }
  return ids.every(isId) ? null : { key: "errors.review.unknown" }
}

export function errorInReason(reason: string): Message | null {
  const { max } = lengths.reason
  if (reason.length > max) return { key: "errors.review.reasonLong", params: { max } }
  return turnsAround(reason) ? { key: "errors.name.turnsAround" } : null
}

const atATime = 5

/** `done`: changed by this request; `before`: changed earlier or by somebody else; `failed`: no reply. */
type Outcome = "done" | "before" | "failed"

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
