import * as z from "zod"
import { lengths } from "#contract/limits"
import { cleanLine, turnsAround } from "#contract/text"
import { key } from "~/forms/account-fields.server"

const { min, max } = lengths.curriculumName

/** The name of a grade, a subject or a chapter: as the API cleans it, and without markup. */
export const curriculumName = z
  .string()
  .refine((name) => !turnsAround(name), { error: key("errors.name.turnsAround") })
  .refine((name) => !/[<>]/.test(name), { error: key("errors.name.markup") })
  .overwrite(cleanLine)
  .min(min)
  .max(max)
