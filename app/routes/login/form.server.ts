import * as z from "zod"
import { lengths } from "#contract/limits"
import { defineForm } from "#app/forms/define-form.server"

export const loginForm = defineForm(
  z.object({
    email: z.string().trim().max(lengths.email.max),
    password: z.string().max(1000),
    redirectTo: z.string().optional(),
  }),
  { secrets: ["password"] },
)
