import * as z from "zod"
import { endpoint } from "../endpoint"
import * as field from "../fields"
import { classes as limits, lengths } from "../limits"
import { ofClass } from "./class-parts"

/**
 * Adds pupils without an e-mail, each with a number but without a secret, so that a repeat with the same key makes
 * nobody. The result of each name, in their order.
 */
export const addPupils = endpoint({
  ...ofClass,
  path: "/api/classes/{classId}/pupils",
  body: z.object({
    names: z.array(field.personName(lengths.name)).min(1).max(limits.addedMax),
    key: z.string().min(1).max(100),
  }),
  ok: z.object({ added: z.array(z.enum(["made", "refused"])) }),
})

/**
 * Makes new secrets for pupils of the class who were made by a teacher; what they had, and their sessions, end. Those
 * of others are not made. The reply is the only place where a secret is ever told.
 */
export const renewSecrets = endpoint({
  ...ofClass,
  path: "/api/classes/{classId}/secrets",
  safe: false,
  body: z.object({ people: z.array(field.wholeNumber).min(1).max(limits.secretsMax) }),
  ok: z.object({
    slips: z.array(
      z.object({
        personID: field.anyText,
        name: field.anyText,
        number: field.anyText,
        secret: z.string(),
      }),
    ),
  }),
  refusals: [...ofClass.refusals, 503],
})

const onePupil = { ...ofClass, body: z.object({ personID: field.wholeNumber }) } as const

export const takePupilOut = endpoint({ ...onePupil, path: "/api/classes/{classId}/take-out" })

/** Only of a pupil whom a teacher took out, not of one who left. */
export const putPupilBack = endpoint({ ...onePupil, path: "/api/classes/{classId}/put-back" })
