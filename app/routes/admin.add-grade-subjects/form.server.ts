import * as z from "zod"
import { reference } from "#app/admin/reference.server"
import { key } from "#app/forms/account-fields.server"
import { defineForm } from "#app/forms/define-form.server"

const several = { error: key("errors.addLinks.some") }

export const linksForm = defineForm(
  z.object({
    grade: reference,
    subjectNames: z.array(reference).min(1, several).max(100, several),
  }),
  { lists: ["subjectNames"] },
)
