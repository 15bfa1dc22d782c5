import * as z from "zod"
import { endpoint } from "../endpoint"
import * as field from "../fields"
import { dailyGoals } from "../limits"
import { appealVerdicts } from "../words"

const count = z.number().int().nonnegative()

const ofPupil = { auth: "bearer", roles: ["Student"], refusals: [401, 403] } as const

/**
 * Ours. The decision on an answer of the caller that was appealed, or that equals an accepted one. It is sent for a day
 * after the first time.
 */
const outcome = z.object({
  question: field.anyText,
  given: z.string(),
  verdict: z.enum(appealVerdicts),
  points: count,
  reason: z.string(),
})
export type Outcome = z.output<typeof outcome>

/**
 * Ours. The days in a row on which the caller finished a round, and the rounds of today. `zone` is the name of a time
 * zone ("Asia/Riyadh"), which decides when a day begins; without a known one it is the zone of the API.
 */
export const streak = endpoint({
  ...ofPupil,
  ours: "streak",
  ourFields: { outcomes: "appeals" },
  method: "GET",
  path: "/api/Accounts/streak",
  safe: true,
  query: z.object({
    zone: z.string().max(100).optional(),
    /** Also returns the decisions on appeals and credits their points. See `appeals` in docs/our-calls.md. */
    outcomes: z.literal("true").optional(),
  }),
  ok: z.object({
    /** Up to `streakMax`. One day of seven may be free; free days are not counted. */
    days: count,
    isYesterdayFree: z.boolean(),
    rounds: count,
    goal: z.number().int().positive(),
    outcomes: z.array(outcome).optional().catch(undefined),
    /** The caller's total; sent with the outcomes. */
    totalpoints: field.points.optional(),
  }),
})
export type Streak = z.output<typeof streak.ok>

export const chooseDailyGoal = endpoint({
  ...ofPupil,
  ours: "streak",
  method: "POST",
  path: "/api/Accounts/daily-goal",
  safe: true,
  body: z.object({ goal: field.wholeNumber.pipe(z.literal(dailyGoals)) }),
  ok: field.doneSentence,
  refusals: [400, 401, 403],
})
