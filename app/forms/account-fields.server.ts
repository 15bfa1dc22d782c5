import * as z from "zod"
import { parseEmail } from "#contract/email"
import { lengths, passwordRules, uncleanedMax } from "#contract/limits"
import { cleanName, isName, turnsAround } from "#contract/text"
import type { TranslationKey } from "#app/i18n/keys"

/** A translation key as the message of a Zod issue; `messagesOf` makes a `Message` of it. */
export const key = (sentence: TranslationKey) => sentence

export const email = z
  .string()
  .trim()
  .max(lengths.email.max, { abort: true })
  .refine((typed) => parseEmail(typed) !== null, { error: key("errors.email.invalid") })
  .transform((typed) => parseEmail(typed) ?? typed)

export const loginNameField = z
  .string()
  .trim()
  .max(lengths.email.max)
  .transform((typed) => parseEmail(typed) ?? typed)

export const personNameField = ({ min, max }: { readonly min: number; readonly max: number }) =>
  z
    .string()
    .max(uncleanedMax(max))
    .refine((typed) => !turnsAround(typed), { error: key("errors.name.turnsAround"), abort: true })
    .transform(cleanName)
    .refine((name) => name === "" || isName(name), { error: key("errors.name.letter") })
    .pipe(z.string().min(min).max(max))

export const endsSessions = async (context: {
  offers(): Promise<{ readonly renewsTokens: boolean }>
}): Promise<boolean> => (await context.offers()).renewsTokens

/** The upstream checks an existing password; the form only limits its length. */
export const knownPassword = z.string().max(1000)

export const newPassword = z
  .string()
  .min(lengths.password.min)
  .max(lengths.password.max)
  .refine((value) => passwordRules.every(({ pattern }) => pattern.test(value)), {
    error: key("errors.password.weak"),
  })

export const mismatch = { path: ["confirmPassword"], error: key("errors.password.mismatch") }
