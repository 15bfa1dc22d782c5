import * as z from "zod"
import { knownPassword, mismatch, newPassword } from "#app/forms/account-fields.server"
import { defineForm } from "#app/forms/define-form.server"

export const changeForm = defineForm(
  z
    .object({ oldPassword: knownPassword, newPassword, confirmPassword: z.string() })
    .refine(({ newPassword, confirmPassword }) => newPassword === confirmPassword, mismatch),
  { secrets: ["oldPassword", "newPassword", "confirmPassword"] },
)
