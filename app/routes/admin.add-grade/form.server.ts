import * as z from "zod"
import { curriculumName } from "#app/admin/curriculum-name.server"
import { defineForm } from "#app/forms/define-form.server"

export const gradeForm = defineForm(z.object({ grade: curriculumName }))
