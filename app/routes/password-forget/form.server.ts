import * as z from "zod"
import { email } from "~/forms/account-fields.server"
import { defineForm } from "~/forms/define-form.server"

export const forgetForm = defineForm(z.object({ email }))
