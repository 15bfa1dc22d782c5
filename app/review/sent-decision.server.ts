import { lengths } from "#contract/limits"
import { cleanProse, turnsAround } from "#contract/text"
import { triesTextMax } from "#app/authoring/try-answers/typed-tries.server"
import { readFields } from "#app/forms/read-fields.server"
import type { Message } from "#app/i18n/keys"
import { isId } from "./filter.server"

const intents = ["approve", "reject"] as const
export type Intent = (typeof intents)[number]

/** A decision as a form of the review page sends it. */
export interface Sent {
  readonly intent: Intent | undefined
  readonly ids: readonly string[]
  /** A reason from the list of reasons; "" for none. */
  readonly template: string
  readonly reason: string
  /** The question to open next; "" for the top of the list. */
  readonly next: string
}

const maxima = new Map([
  ["template", lengths.reason.max],
  ["reason", lengths.reason.max],
  ["tries", triesTextMax],
])

/** Reads the fields of a decision or of answers to try; the same form sends both. */
export const readSent = (request: Request): Promise<FormData> =>
  readFields(request, ["intent", "questionId", "template", "reason", "next", "tries"], {
    lists: ["questionId"],
    maxOf: (name) => maxima.get(name),
  })

/** The decision in these fields. The ids are in several fields, or in one field, separated by spaces. */
export function sentIn(fields: FormData): Sent {
  const text = (name: string) => String(fields.get(name) ?? "")
  const prose = (name: string) => (turnsAround(text(name)) ? text(name) : cleanProse(text(name)))
  const ids = fields.getAll("questionId").flatMap((value) => String(value).split(" "))
  return {
    intent: intents.find((intent) => intent === text("intent")),
    ids: [...new Set(ids)].filter(Boolean),
    template: prose("template"),
    reason: prose("reason"),
    next: isId(text("next")) ? text("next") : "",
  }
}

/** The error of a decision that is refused without a call of the API; `null` for none. */
export function refusalOf(sent: Sent): { readonly error: Message; readonly status: number } | null {
  if (!sent.intent) return { error: { key: "errors.review.intent" }, status: 400 }
  const error = errorIn(sent)
  return error && { error, status: 422 }
}

function errorIn({ ids, ...sent }: Sent): Message | null {
  if (ids.length === 0) return { key: "errors.review.none" }
  if (!ids.every(isId)) return { key: "errors.review.unknown" }
  const { max } = lengths.reason
  const reason = reasonOf(sent)
  if (reason.length > max) return { key: "errors.review.reasonLong", params: { max } }
  if (turnsAround(reason)) return { key: "errors.name.turnsAround" }
  return null
}

/** The reason of a rejection, as the question's author reads it. */
export const reasonOf = ({ template, reason }: Pick<Sent, "template" | "reason">) =>
  [template, reason].filter(Boolean).join(" ")
