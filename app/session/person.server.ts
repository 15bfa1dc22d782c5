import * as z from "zod"
import { roles } from "#contract/words"
import type * as accounts from "#contract/accounts"

export const personSchema = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  role: z.enum(roles),
  /** A pupil's gradeId; "" for everybody else. */
  grade: z.string(),
  /** What a teacher teaches; "" for everybody else. */
  subject: z.string(),
  points: z.number(),
  token: z.string(),
  /** Milliseconds since 1970; `null` where the API did not say. */
  expiresAt: z.number().nullable(),
})

/** A signed-in person. The token stays on the server. */
export type Person = z.output<typeof personSchema>

export type SignedIn = z.output<typeof accounts.login.ok>

/** A role that the app does not know has the rights of a User. */
export function personOf(answer: SignedIn): Person {
  const role = roles.find((known) => known.toLowerCase() === answer.role.toLowerCase()) ?? "User"
  const expiresAt = Date.parse(answer.expiration)
  const { id, name, email, grade, subject, points, token } = answer
  return {
    id,
    name,
    email,
    role,
    grade,
    subject,
    points,
    token,
    expiresAt: Number.isNaN(expiresAt) ? null : expiresAt,
  }
}
