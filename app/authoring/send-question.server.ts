import type { Problem } from "#contract/endpoint"
import { wireGames } from "#contract/words"
import type { FieldErrors } from "#app/forms/submission.server"
import { type Refusals, refusalOf } from "#app/forms/refusals.server"
import type { Author } from "./author.server"
import type { Placement } from "./placement/resolve-placement.server"

type Authoring = Author["context"]["upstream"]["authoring"]
type Without<T, Name extends PropertyKey> = T extends unknown ? Omit<T, Name> : never
type Own = "section" | "replaces" | "twinOf"
type LinesBody = Without<Parameters<Authoring["makeEntertainmentQuestion"]>[0], Own>
type SetBody = Without<Parameters<Authoring["makeEntertainmentDifficulty"]>[0], Own>

/** A question of five hints or of offside, or a set of six questions of difficulty, without its place. */
export type QuestionBody = LinesBody | SetBody

type SendReply =
  | { readonly status: 200 }
  | { readonly status: 400 | 401 | 403 | 409; readonly body: Problem }

export function sendQuestion(
  { context, links }: Pick<Author, "context" | "links">,
  placement: Placement,
  body: QuestionBody,
): Promise<SendReply> {
  const { authoring } = context.upstream
  if (body.game === wireGames.difficulty)
    return "section" in placement
      ? authoring.makeEntertainmentDifficulty({ ...placement, ...body, ...links })
      : authoring.makeEducationDifficulty({ ...placement, ...body, ...links })
  return "section" in placement
    ? authoring.makeEntertainmentQuestion({ ...placement, ...body, ...links })
    : authoring.makeEducationQuestion({ ...placement, ...body, ...links })
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
