import * as z from "zod"
import { endpoint } from "./endpoint"
import * as field from "./fields"
import { attemptNameMax, lengths } from "./limits"
import { answered } from "./listed"
import { attemptHeader, claimStates, leaderboardScopes } from "./words"

export const register = endpoint({
  method: "POST",
  path: "/api/Accounts/register",
  auth: "none",
  safe: false,
  body: z.object({
    name: field.text(lengths.name),
    email: field.email,
    password: field.newPassword,
    type: field.wholeNumber.pipe(z.number().min(0).max(2)),
    grade: field.looseText,
    subject: field.looseText,
  }),
  ok: field.done,
  refusals: [400, 429, 503],
})

export const login = endpoint({
  method: "POST",
  path: "/api/Accounts/login",
  auth: "none",
  safe: false,
  body: z.object({
    email: z.string().trim().toLowerCase().max(lengths.email.max),
    password: z.string().max(1000),
  }),
  ok: z.object({
    token: field.anyText.pipe(z.string().min(1)),
    id: field.anyText.pipe(z.string().min(1)),
    name: field.anyText,
    email: field.anyText,
    expiration: field.looseText,
    grade: field.looseText,
    role: z.string(),
    subject: field.looseText,
    points: field.points.nullish().transform((value) => value ?? 0),
    message: field.looseText,
    avatar: field.avatar,
    /** Ours: own questions decided since the person last looked, at most `newsMax`. */
    news: z.number().int().nonnegative().optional().catch(undefined),
  }),
  refusals: [400, 401, 429, 503],
})

/** The same answer whether there is an account or not; the link goes by e-mail only. */
export const forgetPassword = endpoint({
  method: "POST",
  path: "/api/Accounts/ForgetPassword",
  auth: "none",
  safe: false,
  body: z.object({ email: field.email }),
  ok: field.done,
  refusals: [400, 429],
})

export const resetPassword = endpoint({
  method: "POST",
  path: "/api/Accounts/ResetPassword",
  auth: "none",
  safe: false,
  body: z.object({
    token: z.string().min(1).max(500),
    email: field.email,
    password: field.newPassword,
  }),
  ok: field.done,
  refusals: [400, 429, 503],
})

/** Revokes every other token of the person; the caller's stays valid. */
export const changePassword = endpoint({
  method: "POST",
  path: "/api/Accounts/ChangePassword",
  auth: "bearer",
  roles: ["Student", "Teacher", "Admin", "User"],
  safe: false,
  headers: field.idempotency,
  body: z.object({ oldPassword: z.string().max(1000), newPassword: field.newPassword }),
  ok: field.done,
  refusals: [400, 401, 429, 503],
  problemAs: "object",
})

/** A call of ours: revokes the caller's token. See docs/our-calls.md. */
export const logout = endpoint({
  ours: "logout",
  method: "POST",
  path: "/api/Accounts/logout",
  auth: "bearer",
  roles: ["Student", "Teacher", "Admin", "User"],
  safe: true,
  ok: field.done,
  refusals: [401],
})

/** Credits what the caller's open attempt is worth, at most; a write although it is a GET. */
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
    /** Ours; another upstream says nothing, or something else. */
    claim: z.enum(claimStates).optional().catch(undefined),
  }),
  refusals: [400, 401, 403],
})

const ranked = z.object({
  name: field.anyText,
  totalPoints: field.points,
  avatar: field.avatar,
})

/**
 * Points descending, then who got there first, then id. Ours: `scope` and `own`, the caller's row with the
 * points that lead to the next place. Names are nicknames where there are any; hidden people are left out,
 * but for the caller.
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
  ok: z.array(answered),
  refusals: [401, 403],
})
