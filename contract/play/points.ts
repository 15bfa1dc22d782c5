import * as z from "zod"
import { endpoint } from "../endpoint"
import * as field from "../fields"
import { attemptNameMax, welcomePointsMax } from "../limits"
import { answeredQuestion } from "../listed"
import { attemptHeader, claimStates, leaderboardScopes } from "../words"

/** Credits points, at most what the caller's open attempt is worth. A write although it is a GET. */
export const addPoints = endpoint({
  method: "GET",
  path: "/api/Accounts/add/{points}",
  auth: "bearer",
  roles: ["Student"],
  safe: false,
  params: z.object({ points: z.string().regex(/^\d{1,3}$/, "is not a number of points") }),
  headers: z.object({ [attemptHeader]: z.string().max(attemptNameMax).optional() }),
  ok: z.object({
    totalpoints: field.points,
    claim: z.enum(claimStates).optional().catch(undefined),
  }),
  refusals: [400, 401, 403],
})

/** Ours. Credits what a visitor's rounds were worth to the account that was made after them, once. */
export const welcome = endpoint({
  ours: "welcome-points",
  method: "POST",
  path: "/api/Accounts/welcome-points",
  auth: "bearer",
  roles: ["Student"],
  safe: true,
  body: z.object({ points: field.wholeNumber.pipe(z.number().min(1).max(welcomePointsMax)) }),
  ok: z.object({
    totalpoints: field.points,
    /** What this account was credited by this call or an earlier one. */
    credited: field.points,
  }),
  refusals: [400, 401, 403],
})

const ranked = z.object({
  name: field.anyText,
  totalPoints: field.points,
  avatar: field.avatar,
  /** Ours: the name of the grade, if somebody else on the board has the same name. */
  gradeName: field.anyText.optional().catch(undefined),
})

/**
 * Sorted by points descending, then by who reached them first, then by id. Ours: `scope` and `own`, the caller's row
 * with the points needed for the next place. Nicknames replace names; hidden people are left out, except for the
 * caller.
 */
export const topTen = endpoint({
  extension: "leaderboard-scopes",
  method: "GET",
  path: "/api/Accounts/top10",
  auth: "bearer",
  roles: ["Student"],
  safe: true,
  query: z.object({ scope: z.enum(leaderboardScopes).optional() }),
  ok: z.object({
    me: field.anyWhole.nullish().transform((value) => value ?? 0),
    data: z.array(ranked),
    own: ranked
      .extend({
        hidden: z.boolean(),
        next: z.object({ points: field.anyWhole, rank: field.anyWhole }).nullable(),
      })
      .optional()
      .catch(undefined),
  }),
  refusals: [400, 401, 403],
})

/** Newest first; an empty subject or chapter stands for all. */
export const questionsAnswered = endpoint({
  method: "GET",
  path: "/api/Accounts/questions-answered",
  auth: "bearer",
  roles: ["Student"],
  safe: true,
  query: z.object({
    subject: z.string().max(200).default(""),
    chapter: z.string().max(200).default(""),
  }),
  isList: true,
  ok: z.array(answeredQuestion),
  refusals: [401, 403],
})
