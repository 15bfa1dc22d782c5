import * as z from "zod"
import { email, mismatch, newPassword } from "#app/forms/account-fields.server"
import { defineForm } from "#app/forms/define-form.server"

export const resetForm = defineForm(
  z
    .object({ email, password: newPassword, confirmPassword: z.string() })
    .refine(({ password, confirmPassword }) => password === confirmPassword, mismatch),
  { secrets: ["password", "confirmPassword"] },
)
