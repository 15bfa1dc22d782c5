import * as z from "zod"
import { email } from "#app/forms/account-fields.server"
import { defineForm } from "#app/forms/define-form.server"

export const forgetForm = defineForm(z.object({ email }))
