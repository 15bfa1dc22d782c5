import * as z from "zod"
import { curriculumName, referenceField } from "#app/admin/admin-request.server"
import { key } from "#app/forms/account-fields.server"
import { defineForm, formKey } from "#app/forms/define-form.server"
import { type Refusals, orWithout } from "#app/forms/refusals.server"
import type { AppContext } from "#app/server/context.server"

const several = { error: key("errors.class.subjects") }

const copied = { name: curriculumName, grade: referenceField, formKey }

export const copyForm = defineForm(z.object(copied))

export const classForm = defineForm(
  z.object({
    ...copied,
    subjects: z.array(referenceField).min(1, several).max(10, several),
    timeZone: z.string().trim().min(1).max(60),
  }),
  { lists: ["subjects"] },
)

export const copyRefusals: Refusals<"grade"> = [
  { when: /^grade/i, key: "errors.addLinks.grade", field: "grade" },
  { when: 409, key: "errors.class.tooMany" },
]

export const classRefusals: Refusals<"grade" | "subjects" | "timeZone"> = [
  { when: /^subject/i, key: "errors.addLinks.subject", field: "subjects" },
  { when: /timeZone/, key: "errors.class.timeZone", field: "timeZone" },
  ...copyRefusals,
]

export async function readClassChoices(context: AppContext) {
  const { catalogue } = context.upstream
  const [grades, subjects] = await Promise.all([
    orWithout(context, catalogue.grades(), []),
    orWithout(context, catalogue.subjects(), []),
  ])
  return {
    grades: grades.map(({ gradeId, gradeName }) => ({ value: gradeId, label: gradeName })),
    subjects: subjects.map((name) => ({ value: name, label: name })),
  }
}
