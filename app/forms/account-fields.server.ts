import * as z from "zod"
import { emailPattern, lengths, passwordRules } from "#contract/limits"
import type { TranslationKey } from "#app/i18n/keys"

/** A sentence of ours as the message of an issue: read by its key, not shown. */
export const key = (sentence: TranslationKey) => sentence

export const email = z
  .string()
  .trim()
  .max(lengths.email.max)
  .regex(emailPattern, { error: key("errors.email.invalid") })

/** A password as it is known: only there or not. */
export const knownPassword = z.string().max(1000)

export const newPassword = z
  .string()
  .min(lengths.password.min)
  .max(lengths.password.max)
  .refine((value) => passwordRules.every(({ pattern }) => pattern.test(value)), {
    error: key("errors.password.weak"),
  })

/** What a form says where the password and its repetition differ. */
export const mismatch = { path: ["confirmPassword"], error: key("errors.password.mismatch") }
