import * as z from "zod"
import { endpoint } from "./endpoint"
import * as field from "./fields"
import { chapterNames, listed, questionId } from "./listed"
import { categories, languages } from "./words"

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
  /** The easiest first. */
  ids: z.array(field.anyText),
  /** Of the first that was sent. */
  questionID: field.anyText,
  question: field.anyText,
  game: z.string(),
  ...source,
})

const named = z.string().max(200).optional()

/** Ours. One page of the questions under review, the oldest first; a filter that is not given means all. */
export const reviewPage = endpoint({
  ...forAdmins,
  path: "/api/Admin/review-page",
  query: z.object({
    category: z.enum(categories),
    /** Names in any language. */
    grade: named,
    subject: named,
    section: z
      .string()
      .regex(/^[0-4]$/, "is not a section")
      .optional(),
    game: field.game.optional(),
    language: z.enum(languages).optional(),
    /** In any text of a question, its author's and its chapter's name, as loosely as answers are judged. */
    search: z.string().max(200).optional(),
    /** The page after this entry. */
    after: z
      .string()
      .regex(/^\d{1,15}$/, "is not an entry")
      .optional(),
    /** The page before this entry. */
    before: z
      .string()
      .regex(/^\d{1,15}$/, "is not an entry")
      .optional(),
    size: z
      .string()
      .regex(/^(?:[1-4]?[1-9]|[1-5]0)$/, "is not a number from 1 to 50")
      .optional(),
    /** The question whose neighbours are wanted; without it those of the first entry. */
    question: z.string().max(20).optional(),
  }),
  ok: z.object({
    entries: z.array(entry),
    /** `before` of the page before, `after` of the next one; `null` where there is none. */
    prev: field.anyText.nullable(),
    next: field.anyText.nullable(),
    /** The questions of the wanted entry where it fits the filter, or of the first; `null` for none. */
    opened: z
      .object({
        questions: z.array(z.object({ ...listed, ...source })),
        isWanted: z.boolean(),
        /** The first question of the entries beside it. */
        prev: field.anyText.nullable(),
        next: field.anyText.nullable(),
      })
      .nullable(),
    /** Of questions and entries that fit the filter, and of all questions of the category. */
    found: count,
    foundEntries: count,
    total: count,
    /** Those of all questions of the category, by name. */
    grades: z.array(field.looseText),
    subjects: z.array(field.looseText),
    /** The filter in the language of the names; `null` where nothing has this name. */
    grade: z.string().nullable(),
    subject: z.string().nullable(),
  }),
  refusals: [400, 401, 403, 404],
})
export type ReviewPage = z.output<typeof reviewPage.ok>

/** Ours. The question under review, with those of its set. */
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

/** Ours. How many questions wait for a decision. */
export const waitingCounts = endpoint({
  ...forAdmins,
  path: "/api/Admin/waiting-counts",
  ok: z.object({
    counts: z.array(z.object({ category: z.enum(categories), game: z.string(), questions: count })),
  }),
  refusals: [401, 403, 404],
})
