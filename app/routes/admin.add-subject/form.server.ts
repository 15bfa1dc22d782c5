import * as z from "zod"
import { image } from "#contract/limits"
import { curriculumName } from "#app/admin/curriculum-name.server"
import { key } from "#app/forms/account-fields.server"
import { defineForm } from "#app/forms/define-form.server"

const picture = z
  .file({ error: key("errors.picture.missing") })
  .max(image.maxBytes, { error: key("errors.picture.large") })

export const subjectForm = defineForm(z.object({ name: curriculumName, image: picture }), {
  files: ["image"],
})
