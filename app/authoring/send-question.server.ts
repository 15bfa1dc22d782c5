import type * as z from "zod"
import type { authoring } from "#contract"
import type { Endpoint, Problem } from "#contract/endpoint"
import { newerVersion, type NewestVersion } from "#contract/listed"
import type { Category } from "#contract/words"
import type { FieldErrors } from "#app/forms/submission.server"
import { type Refusals, toRefusal } from "#app/forms/refusals.server"
import type { CallParts } from "#app/upstream/send.server"
import type { Author } from "./author.server"
import type { QuestionPlacement } from "./placement/resolve-placement.server"

type SentQuestion = CallParts<typeof authoring.importEntertainment>["body"]["questions"][number]
type Without<T, Name extends PropertyKey> = T extends unknown ? Omit<T, Name> : never

export type QuestionBody = Without<SentQuestion, "section">

type MakeCall = Endpoint & {
  readonly body: z.ZodType
  readonly ok: z.ZodType
  readonly refusals: readonly (400 | 401 | 403 | 409 | 413)[]
}

export type MakeCalls = Readonly<Record<Category, MakeCall>>

export const sendQuestion = (
  { context, links }: Pick<Author, "context" | "links">,
  calls: MakeCalls,
  placement: QuestionPlacement,
  question: QuestionBody,
) =>
  context.upstream.call(calls["section" in placement ? "entertainment" : "education"], {
    body: { ...placement, ...question, ...links },
  })

const refusals: Refusals<"grade" | "subject" | "chapter"> = [
  { when: /questions under review/i, key: "errors.make.full" },
  { when: 413, key: "errors.tooLarge" },
  { when: 409, key: "errors.make.newer" },
  { when: 403, key: "errors.make.forbidden" },
  { when: /grade not found/i, key: "errors.make.grade", field: "grade" },
  { when: /subject not found/i, key: "errors.make.subject", field: "subject" },
  { when: /you teach/i, key: "errors.import.otherSubject", field: "subject" },
  { when: /chapter not found/i, key: "errors.make.chapter", field: "chapter" },
]

export function errorsOfRefusal(reply: {
  readonly status: number
  readonly body: Problem
}): FieldErrors {
  const { key, field = "" } = toRefusal(reply, refusals, "errors.make.refused")
  return { [field]: [{ key }] }
}

export const newestOf = ({ details }: Problem): NewestVersion | null =>
  newerVersion.safeParse(details).data?.newest ?? null
