import * as z from "zod"
import { listOwnWork } from "../classes/own-work"
import { endpoint } from "../endpoint"
import * as field from "../fields"
import { answeredQuestion } from "../listed"
import { wireGames } from "../words"
import { listPacks } from "./packs"
import { streak } from "./streak"

const count = z.number().int().nonnegative()

/**
 * A player's progress in one game of a chapter or section, counted in questions (items in difficulty) of the language
 * of Accept-Language. `left`: how many a draw still gives; `packed`: how many are in packs. A question whose twin in another language was played counts
 * as played. `otherLanguages`: how many are left in each other language that has any. `points`: those credited.
 * `mistakes`: how many were answered wrong last time.
 */
const gameProgress = z.object({
  game: z.string(),
  total: count,
  played: count,
  left: count,
  packed: count.optional(),
  otherLanguages: z.record(z.string(), count),
  points: count,
  mistakes: count,
})
export type GameProgress = z.output<typeof gameProgress>

const read = { ours: "progress", method: "GET", auth: "bearer", safe: true } as const

export const educationProgress = endpoint({
  ...read,
  path: "/api/education/progress",
  roles: ["Student"],
  query: z.object({ grade: z.string().max(200), subject: z.string().max(200) }),
  ok: z.object({
    chapters: z.array(z.object({ number: count, games: z.array(gameProgress) })),
  }),
  refusals: [400, 401, 403, 404],
})

export const entertainmentProgress = endpoint({
  ...read,
  path: "/api/entertainment/progress",
  roles: ["Student", "Teacher", "Admin", "User"],
  ok: z.object({
    sections: z.array(z.object({ section: field.section, games: z.array(gameProgress) })),
  }),
  refusals: [401, 404],
})

const ofPupil = { auth: "bearer", roles: ["Student"], refusals: [401, 403] } as const

/**
 * Ours. What the caller has answered in education, for each game of each chapter of the caller's grade. `answered`
 * counts questions (items in difficulty); `mistakes` counts those that were answered wrong last time.
 */
export const recordSummary = endpoint({
  ...ofPupil,
  ours: "record-summary",
  method: "GET",
  path: "/api/Accounts/record-summary",
  safe: true,
  isList: true,
  ok: z.array(
    z.object({
      subject: z.string(),
      chapter: z.string(),
      number: count,
      game: z.string(),
      answered: count,
      mistakes: count,
    }),
  ),
})
export type RecordSummary = z.output<typeof recordSummary.ok>

const part = z.literal("true").optional()
const optional = <Part extends z.ZodType>(ok: Part) => ok.optional().catch(undefined)

/**
 * Ours. What a page of a pupil is made of, in one call: each part is the reply of a call of its own, and is missing if
 * it was not asked for or is refused. `subject` asks for the progress in it.
 */
export const pageParts = endpoint({
  ...ofPupil,
  ours: "page-parts",
  ourFields: {
    subject: "progress",
    streak: "streak",
    works: "class-work",
    packs: "packs",
    entertainment: "progress",
    summary: "record-summary",
  },
  method: "GET",
  path: "/api/Accounts/page-parts",
  safe: true,
  query: z.object({
    grade: z.string().max(200).optional(),
    subject: z.string().max(200).optional(),
    zone: streak.query.shape.zone,
    streak: part,
    works: part,
    packs: part,
    entertainment: part,
    summary: part,
  }),
  ok: z.object({
    education: optional(educationProgress.ok),
    entertainment: optional(entertainmentProgress.ok),
    packs: optional(listPacks.ok),
    streak: optional(streak.ok),
    summary: optional(recordSummary.ok),
    works: optional(listOwnWork.ok),
  }),
  refusals: [400, 401, 403],
})

const recordId = z.string().regex(/^[1-9]\d{0,14}$/, "is not an id")

/**
 * Ours. What the caller has answered in education, in pages, newest first, without a limit. If one answer of a set is
 * listed, all its answers are. Without `before` and `after`, the first page; with the `id` of a round, the rounds
 * before it, or the next newer ones. With `question` alone, the newest answer to it.
 */
export const record = endpoint({
  ...ofPupil,
  ours: "record",
  method: "GET",
  path: "/api/Accounts/record",
  safe: true,
  query: z.object({
    subject: z.string().max(200).default(""),
    chapter: z.string().max(200).default(""),
    game: z.enum(wireGames).optional(),
    mistakes: z.literal("true").optional(),
    before: recordId.optional(),
    after: recordId.optional(),
    question: recordId.optional(),
  }),
  ok: z.object({
    rounds: z.array(z.object({ id: field.anyText, answers: z.array(answeredQuestion).min(1) })),
    older: z.boolean(),
    newer: z.boolean(),
  }),
  refusals: [400, 401, 403],
})
