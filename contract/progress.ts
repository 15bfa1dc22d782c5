import * as z from "zod"
import { endpoint } from "./endpoint"
import * as field from "./fields"

const count = z.number().int().nonnegative()

/**
 * How far a player is in one game of a chapter or section, counted in questions (of difficulty in items) of
 * the language of Accept-Language. `left` is what a draw still gives; what was played in another language,
 * with the same answer, counts as played. `otherLanguages`: how many are left in each of the others, where
 * there are any. `points`: those credited. `mistakes`: how many were answered wrong last time.
 */
const gameProgress = z.object({
  game: z.string(),
  total: count,
  played: count,
  left: count,
  otherLanguages: z.record(z.string(), count),
  points: count,
  mistakes: count,
})
export type GameProgress = z.output<typeof gameProgress>

const read = { ours: "progress", method: "GET", auth: "bearer", safe: true } as const

/** Ours. The chapters of a subject that have a question. */
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

/** Ours. The entertainment sections that have a question. */
export const entertainmentProgress = endpoint({
  ...read,
  path: "/api/entertainment/progress",
  roles: ["Student", "Teacher", "Admin", "User"],
  ok: z.object({
    sections: z.array(z.object({ section: field.section, games: z.array(gameProgress) })),
  }),
  refusals: [401, 404],
})
