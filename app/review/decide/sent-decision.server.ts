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
  /** The question to open next; "" for the top of the list. */
  readonly next: string
}

const maxima = new Map([
  ["reason", lengths.reason.max],
  ["tries", triesTextMax],
])

/** Reads the fields of a decision or of answers to try; the same form sends both. */
export const readSentDecision = (request: Request): Promise<FormData> =>
  readFields(request, ["intent", "questionId", "template", "reason", "language", "next", "tries"], {
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
  }
}

export const reasonsIn = (values: readonly unknown[]): ReviewReason[] =>
  reviewReasons.filter((reason) => values.includes(reason))

/** The decision for an API that takes a reason only as text: in the language of the question. */
export async function inWords({ templates, reason, ...sent }: SentDecision): Promise<SentDecision> {
  const { t } = await createTranslator(sent.language)
  const chosen = templates.map((name) => t(`review.reasons.${name}`))
  return { ...sent, templates: [], reason: [...chosen, reason].filter(Boolean).join(" ") }
}

/** The error of a decision that is refused without a call of the API; `null` for none. */
export const errorInDecision = ({ ids, reason }: SentDecision): Message | null =>
  errorInIds(ids) ?? errorInReason(reason)

function errorInIds(ids: readonly string[]): Message | null {
  if (ids.length === 0) return { key: "errors.review.none" }
  return ids.every(isId) ? null : { key: "errors.review.unknown" }
}

export function errorInReason(reason: string): Message | null {
  const { max } = lengths.reason
  if (reason.length > max) return { key: "errors.review.reasonLong", params: { max } }
  return turnsAround(reason) ? { key: "errors.name.turnsAround" } : null
}
