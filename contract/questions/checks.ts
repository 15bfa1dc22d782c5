import * as z from "zod"
import { endpoint } from "../endpoint"
import * as field from "../fields"
import { everybody, inChapter, inSection, teachers } from "../games/parts"
import { answeredFields } from "../games/question-bodies"
import { counts, lengths } from "../limits"

/**
 * Ours, and reads although they are POSTs. For each question the text of an approved one in the same chapter or section
 * that asks nearly the same, or `null`; "" if there is one that is not shown to the caller, a teacher who waits to be
 * confirmed. An API without these calls answers 404 or 405.
 */
const nearCopies = {
  ours: "near-copies",
  method: "POST",
  auth: "cookie",
  safe: true,
  ok: z.array(z.string().nullable()),
} as const

/** Questions may be incomplete. `hints` are the statements in offside. Answers are not sent. */
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

/** Ours. How the API would judge `tries` as answers to a question with this `answer`, in their order. */
const tried = {
  ours: "try-answers",
  ourFields: { exact: "exact" },
  method: "POST",
  auth: "bearer",
  safe: true,
  ok: z.array(
    z.object({
      right: z.boolean(),
      reason: z.string(),
    }),
  ),
} as const

const tries = {
  ...answeredFields,
  /** The words of the question may stand beside the answer. */
  question: field.text({ ...lengths.question, min: 0 }).optional(),
  language: field.language.optional(),
  tries: z.array(field.text(lengths.answer)).min(1).max(counts.tries),
}

/** With `grade`, words of other answers in the author's subject (`subject` for an Admin) are no slips either. */
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

/** With `section`, words of other answers in that section are no slips either. */
export const tryEntertainmentAnswers = endpoint({
  ...tried,
  path: "/api/entertainment/judge",
  roles: everybody,
  body: z.object({ ...tries, section: field.section.optional() }),
  refusals: [400, 401, 404, 405],
})
