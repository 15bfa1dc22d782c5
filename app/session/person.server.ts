import * as z from "zod"
import { avatars, roles } from "#contract/words"
import type * as accounts from "#contract/accounts/accounts"

export const personSchema = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  role: z.enum(roles),
  grade: z.string(),
  subject: z.string(),
  points: z.number(),
  token: z.string(),
  expiresAt: z.number().nullable(),
  avatar: z.enum(["", ...avatars]),
  /** How many of the person's questions were decided since they last looked; set by each reply that says it. */
  news: z.number(),
  isWaiting: z.boolean(),
  hasClasses: z.boolean().optional(),
})

/** A signed-in person. The token stays on the server. */
export type Person = z.output<typeof personSchema>

export interface Access {
  readonly token: string
  readonly expiration: string
}

export const getAccess = ({ token, expiration }: Access) => {
  const expiresAt = Date.parse(expiration)
  return { token, expiresAt: Number.isNaN(expiresAt) ? null : expiresAt }
}

export type SignedIn = z.output<typeof accounts.login.ok>

/** A role that the app does not know has the rights of a User. */
export function getPerson(answer: SignedIn): Person {
  const role = roles.find((known) => known.toLowerCase() === answer.role.toLowerCase()) ?? "User"
  const { id, name, email, grade, subject, points, avatar = "", news = 0 } = answer
  return {
    id,
    name,
    email,
    role,
    grade,
    subject,
    points,
    ...getAccess(answer),
    avatar,
    news,
    isWaiting: role === "Teacher" && answer.confirmed === false,
  }
}
