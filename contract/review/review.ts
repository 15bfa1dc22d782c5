import * as z from "zod"
import { endpoint } from "../endpoint"
import * as field from "../fields"
import { chapterNames, listed, questionId } from "../listed"
import { categories, languages } from "../words"

const count = field.anyWhole.pipe(z.number().nonnegative())

const forAdmins = {
  ours: "review-pages",
  method: "GET",
  auth: "bearer",
  roles: ["Admin"],
  safe: true,
} as const

const source = { ...chapterNames, section: field.section.nullish() }

/** An entry is a set of questions that were written together, or one question. */
const entry = z.object({
  ids: z.array(field.anyText),
  /** The id of the question that was sent first. */
  questionID: field.anyText,
  question: field.anyText,
  game: z.string(),
  ...source,
})

const named = z.string().max(200).optional()

/** Ours. One page of the questions under review, the oldest first. A missing filter means all. */
export const reviewPage = endpoint({
  ...forAdmins,
  path: "/api/Admin/review-page",
  query: z.object({
    category: z.enum(categories),
    grade: named,
    subject: named,
    section: z
      .string()
      .regex(/^[0-4]$/, "is not a section")
      .optional(),
    game: field.game.optional(),
    language: z.enum(languages).optional(),
    /** Searches the texts of a question and the names of its author and chapter, in folded form. */
    search: z.string().max(200).optional(),
    author: z
      .string()
      .regex(/^\d{1,15}$/, "is not the id of an author")
      .optional(),
    after: z
      .string()
      .regex(/^\d{1,15}$/, "is not an entry")
      .optional(),
    before: z
      .string()
      .regex(/^\d{1,15}$/, "is not an entry")
      .optional(),
    size: z
      .string()
      .regex(/^(?:[1-4]?[1-9]|[1-5]0)$/, "is not a number from 1 to 50")
      .optional(),
    question: z.string().max(20).optional(),
  }),
  ok: z.object({
    entries: z.array(entry),
    /** `before` for the previous page and `after` for the next one; `null` if there is none. */
    prev: field.anyText.nullable(),
    next: field.anyText.nullable(),
    /** The entry of `question` if it fits the filter, else the first one; `null` if there is none. */
    opened: z
      .object({
        questions: z.array(z.object({ ...listed, ...source })),
        isWanted: z.boolean(),
        prev: field.anyText.nullable(),
        next: field.anyText.nullable(),
      })
      .nullable(),
    /** The number of questions and of entries that fit the filter, and of all questions of the category. */
    found: count,
    foundEntries: count,
    total: count,
    grades: z.array(field.looseText),
    subjects: z.array(field.looseText),
    /** The filter in the caller's language; `null` if nothing has this name. */
    grade: z.string().nullable(),
    subject: z.string().nullable(),
  }),
  refusals: [400, 401, 403, 404],
})
export type ReviewPage = z.output<typeof reviewPage.ok>

export const waitingQuestion = endpoint({
  ...forAdmins,
  path: "/api/Admin/waiting-question/{questionId}",
  params: questionId,
  ok: z.object({
    category: z.enum(categories),
    questions: z.array(z.object({ ...listed, ...source })),
  }),
  refusals: [400, 401, 403, 404],
})

export const waitingCounts = endpoint({
  ...forAdmins,
  path: "/api/Admin/waiting-counts",
  ok: z.object({
    counts: z.array(
      z.object({
        category: z.enum(categories),
        game: z.string(),
        questions: count,
        /** How many decisions these are; absent if the server does not count sets. */
        entries: count.optional(),
      }),
    ),
  }),
  refusals: [401, 403, 404],
})
