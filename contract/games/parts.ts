import * as z from "zod"
import { drawOptions, drawOptionsOfBody } from "../draw-options"
import * as field from "../fields"
import { counts, givenAnswerMax } from "../limits"

/** What the calls of every game are made of. */

export const teachers = ["Teacher", "Admin"] as const
export const everybody = ["Student", "Teacher", "Admin", "User"] as const

/** `chapter` is its number or its name. `userID` is never proof of who calls. */
const selection = z.object({
  grade: field.reference,
  subject: field.reference,
  chapter: field.reference,
  userID: field.looseText,
  ...drawOptionsOfBody,
})

/** Ours, in the query of every draw. */
const query = z.object(drawOptions)

const entertainmentSection = z.object({
  section: z.string().regex(/^[0-4]$/, "is not a number from 0 to 4"),
})

/** A draw from a chapter. */
export const chapterDraw = { method: "POST", query, body: selection, safe: false } as const

/** A draw from an entertainment section. */
export const sectionDraw = {
  method: "GET",
  auth: "bearer",
  roles: everybody,
  params: entertainmentSection,
  query,
  safe: false,
  refusals: [400, 401, 404],
} as const

/** Ours: a draw from a section for anybody. Nothing is issued, and answers are judged by what they send. */
export const visitorDraw = {
  ours: "visitor-play",
  method: "GET",
  auth: "none",
  params: entertainmentSection,
  query: z.object({ language: drawOptions.language }),
  safe: true,
  refusals: [400, 404, 429],
} as const

/** An answer of both categories. A known caller is judged against the question that was issued. */
export const answered = {
  method: "POST",
  auth: "cookie",
  safe: false,
  refusals: [400, 401],
} as const

/** An answer as a player types it. */
export const given = z.string().max(givenAnswerMax)

/** A new question, which an admin reviews. */
export const made = { method: "POST", safe: false, ok: field.done } as const

/** Where an education question belongs. `subject` is an Admin's; a teacher's own is known. */
export const inChapter = {
  userId: field.looseText,
  grade: field.reference,
  chapter: field.reference,
  subject: field.reference.optional(),
  language: field.language.optional(),
}

/** Where an entertainment question belongs. */
export const inSection = { section: field.section, language: field.language.optional() }

/** Ours: `replaces` names the version that the question was made of, `twinOf` the same one in another language; of a set each in its order. */
const madeOf = (max: number) => ({
  replaces: z.array(field.wholeNumber).max(max).optional(),
  twinOf: z.array(field.wholeNumber).max(max).optional(),
})
/** The links of one question. */
export const ofOne = madeOf(1)
/** The links of a set. */
export const ofSet = madeOf(counts.items)

/** A call for new questions that takes links. */
export const written = { ...made, extension: "question-versions" } as const
