import * as z from "zod"
import { curriculumName } from "#app/admin/curriculum-name.server"
import { key } from "#app/forms/account-fields.server"
import { defineForm } from "#app/forms/define-form.server"
import { reference } from "#app/admin/reference.server"

/** Digits as they are typed on an Arabic keyboard are digits. */
const plainDigits = (text: string) =>
  text.replace(/[٠-٩۰-۹]/g, (digit) => String(digit.charCodeAt(0) & 0xf))

const chapterNumber = z
  .string()
  .trim()
  .overwrite(plainDigits)
  .regex(/^[1-9]\d{0,2}$/, { error: key("errors.addChapter.number") })

export const chapterForm = defineForm(
  z.object({ grade: reference, subject: reference, chapterNumber, chapterName: curriculumName }),
)
