import * as z from "zod"
import { curriculumName } from "~/admin/curriculum-name.server"
import { defineForm } from "~/forms/define-form.server"

export const gradeForm = defineForm(z.object({ grade: curriculumName }))
