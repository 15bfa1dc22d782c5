import * as z from "zod"
import { curriculumName, referenceField } from "#app/admin/admin-request.server"
import { key } from "#app/forms/account-fields.server"
import { defineForm, formKey } from "#app/forms/define-form.server"
import { type Refusals, orWithout } from "#app/forms/refusals.server"
import type { AppContext } from "#app/server/context.server"
import { listTimeZones } from "./time-zones.server"

interface ClassBegin {
  readonly subjects: readonly string[]
  readonly timeZone: string
}

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

/** @param begin What the form begins with: its subjects are listed first. */
export async function readClassChoices(context: AppContext, begin: ClassBegin) {
  const { catalogue } = context.upstream
  const [grades, subjects] = await Promise.all([
    orWithout(context, catalogue.grades(), []),
    orWithout(context, catalogue.subjects(), []),
  ])
  const isFirst = (name: string) => begin.subjects.includes(name)
  return {
    grades: grades.map(({ gradeId, gradeName }) => ({ value: gradeId, label: gradeName })),
    subjects: subjects
      .toSorted((one, other) => Number(isFirst(other)) - Number(isFirst(one)))
      .map((name) => ({ value: name, label: name })),
    timeZones: listTimeZones(context, begin.timeZone),
  }
}
