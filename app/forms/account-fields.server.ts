import * as z from "zod"
import { emailPattern, lengths, passwordRules } from "#contract/limits"
import type { TranslationKey } from "#app/i18n/keys"

/** A translation key as the message of a Zod issue; `messagesOf` makes a `Message` of it. */
export const key = (sentence: TranslationKey) => sentence

export const email = z
  .string()
  .trim()
  .max(lengths.email.max)
  .regex(emailPattern, { error: key("errors.email.invalid") })

/** An existing password: the upstream checks it, the form only requires one of at most 1,000 characters. */
export const knownPassword = z.string().max(1000)

export const newPassword = z
  .string()
  .min(lengths.password.min)
  .max(lengths.password.max)
  .refine((value) => passwordRules.every(({ pattern }) => pattern.test(value)), {
    error: key("errors.password.weak"),
  })

/** The error where the password and its repetition differ. */
export const mismatch = { path: ["confirmPassword"], error: key("errors.password.mismatch") }
