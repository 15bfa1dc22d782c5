import type { SubmissionResult } from "@conform-to/react"
import { parseWithZod } from "@conform-to/zod/v4"
import type * as z from "zod"
import type { Message } from "#app/i18n/keys"
import { isTranslationKey } from "#app/i18n/translator.server"
import { type FieldKinds, cutFields, knownFields } from "./read-fields.server"

export type FormReply = SubmissionResult<Message[]>
/** Messages by the name of their field; "" for the form as a whole. */
export type FieldErrors = Readonly<Record<string, readonly Message[]>>

export interface SentForm<Value> {
  readonly value: Value | null
  readonly typed: FormData
  readonly unknownFields: readonly string[]
  reply(more?: FieldErrors): FormReply
}

/** A value that had to be cut is an error; the secrets and files of `kinds` are not sent back. */
export function submissionReader<Shape extends z.ZodRawShape>(
  schema: z.ZodObject<Shape>,
  names: readonly string[],
  kinds: FieldKinds,
) {
  const hideFields = [...(kinds.secrets ?? []), ...(kinds.files ?? [])]
  return (form: FormData): SentForm<z.output<z.ZodObject<Shape>>> => {
    const typed = knownFields(form, names, kinds)
    const submission = parseWithZod(typed, { schema, formatError: toMessages })
    const cut = errorsOfCut(cutFields(form, names, kinds), kinds)
    const isWhole = Object.keys(cut).length === 0
    return {
      value: submission.status === "success" && isWhole ? submission.value : null,
      typed,
      unknownFields: [...new Set(form.keys())].filter((name) => !names.includes(name)),
      reply: (more = {}) => submission.reply({ hideFields, ...toErrors({ ...more, ...cut }) }),
    }
  }
}

const errorsOfCut = (cut: readonly string[], { lists = [], maxOf }: FieldKinds) =>
  Object.fromEntries(
    cut.map((name): [string, Message[]] => {
      const max = lists.includes(name) ? undefined : maxOf?.(name)
      return [
        name,
        [max ? { key: "errors.tooLong", params: { count: max } } : { key: "errors.invalid" }],
      ]
    }),
  )

function toErrors({ "": whole = [], ...more }: FieldErrors) {
  const fieldErrors = Object.fromEntries(
    Object.entries(more).map(([name, errors]) => [name, [...errors]]),
  )
  return whole.length > 0 ? { fieldErrors, formErrors: [...whole] } : { fieldErrors }
}

const toMessages = (issues: z.core.$ZodIssue[]): Message[] => issues.map(messageOfIssue)

/** Our own rules put their translation key into `issue.message`. */
function messageOfIssue(issue: z.core.$ZodIssue): Message {
  if (isTranslationKey(issue.message)) return { key: issue.message }
  switch (issue.code) {
    case "invalid_type":
      return { key: "errors.required" }
    case "too_small":
      return issue.minimum === 1
        ? { key: "errors.required" }
        : { key: "errors.tooShort", params: { count: Number(issue.minimum) } }
    case "too_big":
      return { key: "errors.tooLong", params: { count: Number(issue.maximum) } }
    default:
      return { key: "errors.invalid" }
  }
}
