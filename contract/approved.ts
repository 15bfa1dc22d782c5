import * as z from "zod"
import { endpoint } from "./endpoint"
import * as field from "./fields"
import { everybody, teachers } from "./games/parts"
import { listed } from "./listed"
import { languages } from "./words"

/** With all answers that count as right, also those that were accepted since. */
const questions = z.array(z.object(listed))

const read = { ours: "approved-questions", method: "GET", auth: "bearer", safe: true } as const

const wanted = { game: field.game, language: z.enum(languages).optional() }

/**
 * Ours. Up to three approved questions by others, to learn writing from: first in the language, then those that were
 * played often and are neither too easy nor too hard, then the newest.
 */
const examples = { ...read, ok: z.object({ questions }) } as const

/** Of a grade; of equal ones first those of the author's subject (`subject` for an Admin). */
export const educationExamples = endpoint({
  ...examples,
  path: "/api/education/examples",
  roles: teachers,
  query: z.object({
    ...wanted,
    grade: z.string().min(1).max(200),
    subject: z.string().max(200).optional(),
  }),
  refusals: [400, 401, 403, 404, 405],
})

/** Of a section. Who plays for points is shown those alone that they have answered. */
export const entertainmentExamples = endpoint({
  ...examples,
  path: "/api/entertainment/examples",
  roles: everybody,
  query: z.object({ ...wanted, section: z.string().regex(/^[0-4]$/, "is not a section") }),
  refusals: [400, 401, 404, 405],
})

/**
 * Ours. The approved questions of a chapter for its teachers: at most 100, the same number of each level. The newest
 * first; with `from` the oldest of each level from that number on, counted from 0.
 */
export const ofChapter = endpoint({
  ...read,
  path: "/api/education/approved",
  roles: teachers,
  query: z.object({
    game: field.game,
    language: z.enum(languages),
    grade: z.string().min(1).max(200),
    /** An Admin's; a teacher's own is known. */
    subject: z.string().max(200).optional(),
    chapter: z.string().min(1).max(200),
    from: z
      .string()
      .regex(/^\d{1,9}$/, "is not a number from 0")
      .optional(),
  }),
  ok: z.object({
    questions,
    /** There are more; with `from` they begin 100 higher, or 20 where the game has five levels. */
    isCut: z.boolean(),
  }),
  refusals: [400, 401, 403, 404, 405],
})
export type ApprovedQuestion = z.output<typeof questions>[number]
