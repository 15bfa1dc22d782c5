import * as z from "zod"
import { endpoint } from "../endpoint"
import * as field from "../fields"
import * as parts from "../games/parts"
import { questionId } from "../listed"
import { importLimits, counts, lengths } from "../limits"

export const makeEducationQuestion = endpoint({
  ...parts.withLinks,
  path: "/api/education/HintGame/makequestion",
  auth: "cookie",
  roles: parts.teachers,
  body: z.discriminatedUnion("game", [
    z.object({ ...parts.inChapter, ...parts.fiveHintsBody, ...parts.ofOne }),
    z.object({ ...parts.inChapter, ...parts.offsideBody, ...parts.ofOne }),
  ]),
  refusals: [400, 401, 403, 409, 413],
})

export const makeEntertainmentQuestion = endpoint({
  ...parts.withLinks,
  path: "/api/entertainment/HintGame/makequestion",
  auth: "cookie",
  roles: parts.everybody,
  body: z.discriminatedUnion("game", [
    z.object({ ...parts.inSection, ...parts.fiveHintsBody, ...parts.ofOne }),
    z.object({ ...parts.inSection, ...parts.offsideBody, ...parts.ofOne }),
  ]),
  refusals: [400, 401, 409, 413],
})

export const makeEducationDifficulty = endpoint({
  ...parts.withLinks,
  path: "/api/education/DifficultyGame/makequestion",
  auth: "cookie",
  roles: parts.teachers,
  body: z.object({ ...parts.inChapter, ...parts.difficultyBody, ...parts.ofSet }),
  refusals: [400, 401, 403, 409, 413],
})

export const makeEntertainmentDifficulty = endpoint({
  ...parts.withLinks,
  path: "/api/entertainment/DifficultyGame/make",
  auth: "bearer",
  roles: parts.everybody,
  body: z.object({ ...parts.inSection, ...parts.difficultyBody, ...parts.ofSet }),
  refusals: [400, 401, 409, 413],
})

/**
 * Ours. An admin's correction of a question under review. Its game, its placement, its level and its wrong answers stay
 * the same, and without `exact` also that. 409 if the question was decided before.
 */
export const correctQuestion = endpoint({
  ours: "correct-question",
  ourFields: { exact: "exact" },
  method: "POST",
  path: "/api/Admin/correct/{questionId}",
  auth: "bearer",
  roles: ["Admin"],
  safe: false,
  params: questionId,
  body: parts.anyCorrection,
  ok: field.doneSentence,
  refusals: [400, 401, 403, 404, 409],
})

/**
 * Ours: many new questions and sets at once, each with its own placement. The same question of the same author in the
 * same chapter or section is not stored twice, whatever was decided on it, so that the call may be repeated.
 */
const imported = {
  ours: "import-questions",
  method: "POST",
  auth: "bearer",
  safe: true,
  maxBytes: importLimits.callBytes,
  /**
   * The result of each, in their order. `known`: all its questions were sent before. `full`: not stored, because its
   * author would have more than `waitingMax` questions under review; it can be sent again later.
   */
  ok: z.array(
    z.object({
      state: z.enum(["made", "known", "refused", "full"]),
      reason: field.looseText,
    }),
  ),
} as const

const several = <Question extends z.ZodType>(question: Question) =>
  z.object({ questions: z.array(question).min(1).max(importLimits.perCall) })

export const importEducation = endpoint({
  ...imported,
  path: "/api/education/import",
  roles: parts.teachers,
  body: several(parts.anyQuestion(parts.inChapter)),
  refusals: [400, 401, 403, 404, 405, 413],
})

export const importEntertainment = endpoint({
  ...imported,
  path: "/api/entertainment/import",
  roles: parts.everybody,
  body: several(parts.anyQuestion(parts.inSection)),
  refusals: [400, 401, 404, 405, 413],
})

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
  roles: parts.teachers,
  body: z.object({ ...parts.inChapter, ...asked }),
  refusals: [400, 401, 403, 404, 405],
})

export const findEntertainmentNearCopies = endpoint({
  ...nearCopies,
  path: "/api/entertainment/near-copies",
  roles: parts.everybody,
  body: z.object({ ...parts.inSection, ...asked }),
  refusals: [400, 401, 404, 405],
})

/** Ours. How the API would judge `tries` as answers to a question with this `answer`, in their order. */
const tried = {
  ours: "try-answers",
  ourFields: { exact: "exact" },
  method: "POST",
  auth: "bearer",
  safe: true,
  ok: z.array(z.object({ right: z.boolean(), reason: z.string() })),
} as const

const tries = {
  ...parts.answeredFields,
  /** The words of the question may stand beside the answer. */
  question: field.text({ ...lengths.question, min: 0 }).optional(),
  language: field.language.optional(),
  tries: z.array(field.text(lengths.answer)).min(1).max(counts.tries),
}

/** With `grade`, words of other answers in the author's subject (`subject` for an Admin) are no slips either. */
export const tryEducationAnswers = endpoint({
  ...tried,
  path: "/api/education/judge",
  roles: parts.teachers,
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
  roles: parts.everybody,
  body: z.object({ ...tries, section: field.section.optional() }),
  refusals: [400, 401, 404, 405],
})
