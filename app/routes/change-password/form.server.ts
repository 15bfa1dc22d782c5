import * as z from "zod"
import { knownPassword, mismatch, newPassword } from "~/forms/account-fields.server"
import { defineForm } from "~/forms/define-form.server"

export const changeForm = defineForm(
  z
    .object({ oldPassword: knownPassword, newPassword, confirmPassword: z.string() })
    .refine(({ newPassword, confirmPassword }) => newPassword === confirmPassword, mismatch),
  { secrets: ["oldPassword", "newPassword", "confirmPassword"] },
)
