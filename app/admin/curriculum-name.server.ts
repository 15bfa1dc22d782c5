import * as z from "zod"
import { lengths } from "#contract/limits"
import { cleanLine, holdsMarkup, turnsAround } from "#contract/text"
import { key } from "#app/forms/account-fields.server"

const { min, max } = lengths.curriculumName

/** The name of a grade, a subject or a chapter, as the API takes it. */
export const curriculumName = z
  .string()
  .refine((name) => !turnsAround(name), { error: key("errors.name.turnsAround") })
  .overwrite(cleanLine)
  .refine((name) => !holdsMarkup(name), { error: key("errors.name.markup") })
  .min(min)
  .max(max)

/** The id or the name of an existing entry. */
export const reference = z.string().trim().min(1).max(200)
