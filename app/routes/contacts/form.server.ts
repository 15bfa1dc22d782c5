import * as z from "zod"
import { lengths } from "#contract/limits"
import { email } from "#app/forms/account-fields.server"
import { defineForm } from "#app/forms/define-form.server"
import { trap } from "./trap"

const line = z.string().transform((value) => value.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, " ").trim())

/** What the trap holds is never sent back: a person who cannot see it could not empty it. */
export const contactForm = defineForm(
  z.object({
    email,
    name: line.pipe(z.string().min(lengths.name.min).max(lengths.name.max)),
    title: line.pipe(z.string().min(1).max(120)),
    message: z.string().trim().min(1).max(3000),
    [trap]: z.string().optional(),
  }),
  { secrets: [trap] },
)
