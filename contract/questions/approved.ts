import * as z from "zod"
import { endpoint } from "../endpoint"
import * as field from "../fields"
import { everybody, teachers } from "../games/parts"
import { listed } from "../listed"
import { languages } from "../words"

/** `answer` includes the answers that were accepted on appeal. */
const questions = z.array(z.object(listed))

const read = {
  ours: "approved-questions",
  method: "GET",
  auth: "bearer",
  safe: true,
  confirmedOnly: true,
} as const

const wanted = { game: field.game, language: z.enum(languages).optional() }

/**
 * Ours. Up to three approved questions by others, as examples for authors: those in the language first, then those that
 * were played often and are neither too easy nor too hard, then the newest.
 */
const examples = { ...read, ok: z.object({ questions }) } as const

/** Examples of a grade, in the subjects of a teacher or in the `subject` that an Admin names. */
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

/** Examples of a section. Pupils and users only get questions that they have answered. */
export const entertainmentExamples = endpoint({
  ...examples,
  path: "/api/entertainment/examples",
  roles: everybody,
  query: z.object({ ...wanted, section: z.string().regex(/^[0-4]$/, "is not a section") }),
  refusals: [400, 401, 403, 404, 405],
})

/**
 * Ours. The approved questions of a chapter, for its teachers: at most `approvedMax`, equally many of each level. The
 * newest first; with `from`, the oldest of each level from that index on.
 */
export const ofChapter = endpoint({
  ...read,
  path: "/api/education/approved",
  roles: teachers,
  query: z.object({
    game: field.game,
    language: z.enum(languages),
    grade: z.string().min(1).max(200),
    /** Sent by an Admin; a teacher's own subject is known. */
    subject: z.string().max(200).optional(),
    chapter: z.string().min(1).max(200),
    from: z
      .string()
      .regex(/^\d{1,9}$/, "is not a number from 0")
      .optional(),
  }),
  ok: z.object({
    questions,
    /** Whether there are more. The next `from` is 100 higher, or 20 in the game with five levels. */
    isCut: z.boolean(),
  }),
  refusals: [400, 401, 403, 404, 405],
})

/**
 * Ours. The approved questions of a subject in a grade, of one game, for a file: by chapter, language and level, the
 * oldest first; at most 500, fewer if they are long.
 */
export const ofSubject = endpoint({
  ...read,
  ours: "approved-of-subject",
  path: "/api/education/approved-of-subject",
  roles: ["Admin"],
  isList: true,
  query: z.object({
    game: field.game,
    grade: z.string().min(1).max(200),
    subject: z.string().min(1).max(200),
    after: z
      .string()
      .regex(/^\d{1,3}-[a-z]{2}-\d-\d{1,9}$/, "is not the end of a page")
      .optional(),
  }),
  ok: z.object({
    questions: z.array(z.object({ ...listed, chapter: field.anyText })),
    next: z.string().nullable(),
  }),
  refusals: [400, 401, 403, 404, 405],
})
export type ApprovedQuestion = z.output<typeof questions>[number]
