import * as z from "zod"
import { endpoint } from "../endpoint"
import * as field from "../fields"
import { lengths, ticketMax } from "../limits"

export const register = endpoint({
  method: "POST",
  path: "/api/Accounts/register",
  auth: "none",
  safe: false,
  body: z.object({
    name: field.personName(lengths.name),
    email: field.email,
    password: field.newPassword,
    type: field.wholeNumber.pipe(z.number().min(0).max(2)),
    grade: field.looseReference,
    subject: field.looseReference,
    /** Ours, of a teacher: the code of the school, or the token of an invitation, which confirm the teacher at once. */
    schoolCode: z.string().max(ticketMax).optional(),
    invitation: z.string().max(ticketMax).optional(),
  }),
  extension: "school-code",
  ok: field.doneSentence,
  refusals: [400, 429, 503],
})

/** Ours: 403, with the right password only, if the school has blocked the account. */
export const login = endpoint({
  method: "POST",
  path: "/api/Accounts/login",
  auth: "none",
  safe: false,
  body: z.object({
    email: field.loginName,
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
    /** Ours: how many of the person's questions were decided since they last looked, at most `newsMax`. */
    news: z.number().int().nonnegative().optional().catch(undefined),
    confirmed: field.confirmed,
  }),
  refusals: [400, 401, 403, 429, 503],
})

/** The reply is the same whether there is an account or not; the link is sent by e-mail only. */
export const forgetPassword = endpoint({
  method: "POST",
  path: "/api/Accounts/ForgetPassword",
  auth: "none",
  safe: false,
  body: z.object({ email: field.email }),
  ok: field.doneSentence,
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
  extension: "renewed-tokens",
  /** Ours: whose password it was, so that the app can end the sessions of this person. */
  ok: field.doneWith({ personID: field.anyText.pipe(z.string().min(1)) }),
  refusals: [400, 429, 503],
})

/**
 * Revokes every other token of the person; the caller's stays valid. Ours: with `renew` it is revoked too, and the
 * reply has a new one, for another hour.
 */
export const changePassword = endpoint({
  method: "POST",
  path: "/api/Accounts/ChangePassword",
  auth: "bearer",
  roles: ["Student", "Teacher", "Admin", "User"],
  safe: false,
  headers: field.idempotency,
  body: z.object({
    oldPassword: z.string().max(1000),
    newPassword: field.newPassword,
    renew: z.boolean().optional(),
  }),
  extension: "renewed-tokens",
  ok: field.doneWith({
    token: field.anyText.pipe(z.string().min(1)),
    expiration: field.looseText,
  }),
  refusals: [400, 401, 429, 503],
  problemAs: "object",
})

/** Ours. Revokes the caller's token. */
export const logout = endpoint({
  ours: "logout",
  method: "POST",
  path: "/api/Accounts/logout",
  auth: "bearer",
  roles: ["Student", "Teacher", "Admin", "User"],
  safe: true,
  ok: field.doneSentence,
  refusals: [401],
})
