import * as z from "zod"
import { lengths } from "#contract/limits"
import { email } from "#app/forms/account-fields.server"
import { defineForm } from "#app/forms/define-form.server"
import { honeypot } from "./honeypot"

const line = z.string().transform((value) => value.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, " ").trim())

/** The honeypot is never sent back filled: a person could not see it to empty it. */
export const contactForm = defineForm(
  z.object({
    email,
    name: line.pipe(z.string().min(lengths.name.min).max(lengths.name.max)),
    title: line.pipe(z.string().min(1).max(120)),
    message: z.string().trim().min(1).max(3000),
    [honeypot]: z.string().optional(),
  }),
  { secrets: [honeypot] },
)
