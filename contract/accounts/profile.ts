import * as z from "zod"
import { endpoint } from "../endpoint"
import * as field from "../fields"
import { lengths } from "../limits"
import { holdsMarkup } from "../html-tag"
import { avatars, type Role } from "../words"

const everybody = ["Student", "Teacher", "Admin", "User"] as const satisfies readonly Role[]

const ofCaller = { ours: "profile", auth: "bearer", roles: everybody, safe: true } as const

/** Ours. How other pupils see the caller. */
export const profile = endpoint({
  ...ofCaller,
  method: "GET",
  path: "/api/Accounts/profile",
  ok: z.object({
    avatar: field.avatar,
    nickname: field.anyText,
    hidden: z.boolean(),
    confirmed: field.confirmed,
    /** What a teacher teaches, the first subject first. Without it, a teacher has the one of the log-in. */
    subjects: z.array(field.anyText).min(1).optional().catch(undefined),
    /** Of these, the subjects whose questions by this teacher are approved at once. */
    trusted: z.array(field.anyText).optional().catch(undefined),
  }),
  refusals: [401, 404, 405],
})

/**
 * Ours. Replaces the whole profile, so that a repeat changes nothing. "" stands for no picture and no nickname;
 * `hidden` leaves the caller out of every leaderboard that others see.
 */
export const changeProfile = endpoint({
  ...ofCaller,
  method: "POST",
  path: "/api/Accounts/ChangeProfile",
  body: z.object({
    avatar: z.enum(["", ...avatars]),
    nickname: z.union([
      z.literal(""),
      field
        .personName(lengths.nickname)
        .refine((nickname) => !holdsMarkup(nickname), "holds a tag of HTML, such as <b>"),
    ]),
    hidden: z.boolean(),
  }),
  ok: field.doneSentence,
  refusals: [400, 401, 404, 405],
})

/**
 * Ours. Erases the caller's account after a check of the password. The caller's questions stay, without an author.
 * Admins cannot be erased, because their decisions name them.
 */
export const eraseAccount = endpoint({
  ours: "erase-account",
  auth: "bearer",
  roles: ["Student", "Teacher", "User"],
  safe: false,
  method: "POST",
  path: "/api/Accounts/erase",
  body: z.object({ password: z.string().max(1000) }),
  ok: field.doneSentence,
  refusals: [400, 401, 403, 404, 405, 429, 503],
})
