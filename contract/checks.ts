import * as z from "zod"
import { endpoint } from "./endpoint"
import * as field from "./fields"
import { everybody, inChapter, inSection, teachers } from "./games/parts"
import { answered } from "./games/question-bodies"
import { counts, lengths } from "./limits"

/**
 * Ours, and a read although each is a POST: for each question the text of one that is approved in
 * the same place and asks nearly the same, or `null`. An API without them answers 404 or 405.
 */
const nearCopies = {
  ours: "near-copies",
  method: "POST",
  auth: "cookie",
  safe: true,
  ok: z.array(z.string().nullable()),
} as const

/** As far as they are written; `hints` are the statements of offside. Answers are never asked for. */
const asked = {
  game: field.game,
  questions: z
    .array(
      z.object({
        question: field.text({ ...lengths.question, min: 0 }),
        hints: z.array(field.text({ ...lengths.line, min: 0 })).max(counts.statements),
      }),
    )
    .min(1)
    .max(counts.items),
}

export const findEducationNearCopies = endpoint({
  ...nearCopies,
  path: "/api/education/near-copies",
  roles: teachers,
  body: z.object({ ...inChapter, ...asked }),
  refusals: [400, 401, 403, 404, 405],
})

export const findEntertainmentNearCopies = endpoint({
  ...nearCopies,
  path: "/api/entertainment/near-copies",
  roles: everybody,
  body: z.object({ ...inSection, ...asked }),
  refusals: [400, 401, 404, 405],
})

/** Ours. How the API would judge these answers to a question with this answer, in their order. */
const tried = {
  ours: "try-answers",
  method: "POST",
  auth: "bearer",
  safe: true,
  ok: z.array(
    z.object({
      right: z.boolean(),
      /** See `rightReasons` and `wrongReasons`. */
      reason: z.string(),
    }),
  ),
} as const

const tries = {
  ...answered,
  language: field.language.optional(),
  tries: z.array(field.text(lengths.answer)).min(1).max(counts.tries),
}

/** With `grade`, answers of the author's subject there (of `subject` for an Admin) are no slips either. */
export const tryEducationAnswers = endpoint({
  ...tried,
  path: "/api/education/judge",
  roles: teachers,
  body: z.object({
    ...tries,
    grade: field.reference.optional(),
    subject: field.reference.optional(),
  }),
  refusals: [400, 401, 403, 404, 405],
})

/** With `section`, answers of that section are no slips either. */
export const tryEntertainmentAnswers = endpoint({
  ...tried,
  path: "/api/entertainment/judge",
  roles: everybody,
  body: z.object({ ...tries, section: field.section.optional() }),
  refusals: [400, 401, 404, 405],
})
