import type { Problem } from "#contract/endpoint"
import { type Language, wireGames } from "#contract/words"
import type { FieldErrors } from "#app/forms/define-form.server"
import { type Refusals, refusalOf } from "#app/forms/refusals.server"
import type { Author } from "./author.server"
import type { Placement } from "./placement/resolve-placement.server"

type Authoring = Author["context"]["upstream"]["authoring"]
type Without<T, Name extends PropertyKey> = T extends unknown ? Omit<T, Name> : never
type Question = Without<
  Parameters<Authoring["makeEntertainmentQuestion"]>[0],
  "section" | "language"
>
type Questions = Parameters<Authoring["makeEntertainmentDifficulty"]>[0]["questions"]

export type SendReply =
  | { readonly status: 200 }
  | { readonly status: 400 | 401 | 403 | 409; readonly body: Problem }

/** Sends a question of five hints or of offside. Without a language the API detects it by the script. */
export function sendQuestion(
  { context }: Pick<Author, "context">,
  placement: Placement,
  language: Language | undefined,
  question: Question,
): Promise<SendReply> {
  const { authoring } = context.upstream
  const body = { ...question, ...(language ? { language } : {}) }
  return "section" in placement
    ? authoring.makeEntertainmentQuestion({ ...placement, ...body })
    : authoring.makeEducationQuestion({ ...placement, ...body })
}

/** Sends a set of six questions of difficulty. */
export function sendSet(
  { context }: Pick<Author, "context">,
  placement: Placement,
  language: Language | undefined,
  questions: Questions,
): Promise<SendReply> {
  const { authoring } = context.upstream
  const body = { game: wireGames.difficulty, questions, ...(language ? { language } : {}) }
  return "section" in placement
    ? authoring.makeEntertainmentDifficulty({ ...placement, ...body })
    : authoring.makeEducationDifficulty({ ...placement, ...body })
}

const refusals: Refusals<"grade" | "subject" | "chapter"> = [
  { when: 409, key: "errors.make.newer" },
  { when: 403, key: "errors.make.forbidden" },
  { when: /grade not found/i, key: "errors.make.grade", field: "grade" },
  { when: /subject not found/i, key: "errors.make.subject", field: "subject" },
  { when: /chapter not found/i, key: "errors.make.chapter", field: "chapter" },
]

/** The API's refusal as errors of the form. */
export function errorsOfRefusal(reply: {
  readonly status: number
  readonly body: Problem
}): FieldErrors {
  const { key, field = "" } = refusalOf(reply, refusals, "errors.make.refused")
  return { [field]: [{ key }] }
}
