import * as z from "zod"
import { endpoint } from "./endpoint"
import * as field from "./fields"
import { dailyGoals } from "./limits"
import { appealVerdicts } from "./words"

const count = z.number().int().nonnegative()

const ofPupil = { auth: "bearer", roles: ["Student"], refusals: [401, 403] } as const

/**
 * Ours. What became of an answer of the caller: of one that was appealed, or of an equal one that was accepted. Told
 * for a day after it was told first.
 */
const outcome = z.object({
  question: field.anyText,
  given: z.string(),
  verdict: z.enum(appealVerdicts),
  /** Added with it. */
  points: count,
  reason: z.string(),
})
export type Outcome = z.output<typeof outcome>

/**
 * Ours. The days in a row on which the caller finished a round, and the rounds of today. `zone` is the
 * name of a time zone ("Asia/Riyadh"), by which a day begins; without a known one it is the zone of the API.
 */
export const streak = endpoint({
  ...ofPupil,
  ours: "streak",
  method: "GET",
  path: "/api/Accounts/streak",
  safe: true,
  query: z.object({
    zone: z.string().max(100).optional(),
    /** Also what became of appeals; points that come with it are credited. See `appeals`. */
    outcomes: z.literal("true").optional(),
  }),
  ok: z.object({
    /** Up to `streakMax`. One day of seven may be free; free days are not counted. */
    days: count,
    /** Yesterday was such a free day of the streak. */
    isYesterdayFree: z.boolean(),
    rounds: count,
    goal: z.number().int().positive(),
    outcomes: z.array(outcome).optional().catch(undefined),
    /** Beside the outcomes. */
    totalpoints: field.points.optional(),
  }),
})
export type Streak = z.output<typeof streak.ok>

/** Ours. Sets how many rounds the caller wants to play in a day. */
export const chooseDailyGoal = endpoint({
  ...ofPupil,
  ours: "streak",
  method: "POST",
  path: "/api/Accounts/daily-goal",
  safe: true,
  body: z.object({ goal: field.wholeNumber.pipe(z.literal(dailyGoals)) }),
  ok: field.done,
  refusals: [400, 401, 403],
})
