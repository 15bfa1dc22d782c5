import * as z from "zod"
import * as field from "../fields"
import { chapterNumberMax, lengths } from "../limits"
import { languages } from "../words"

const name = field.plainText(lengths.structureName)

const names = z
  .partialRecord(z.enum(languages), name)
  .refine((given) => Object.keys(given).length > 0, "needs a name in one language")
export type Names = z.output<typeof names>

const chapterNumber = field.wholeNumber.pipe(z.number().min(1).max(chapterNumberMax))

/**
 * One line of a school's structure: a grade, a subject, a chapter of both, or, with a grade and a subject alone, that the
 * grade has the subject. Without a number the chapter is the one of this name, or the next.
 */
export const structureRow = z
  .object({
    grade: names.optional(),
    subject: names.optional(),
    number: chapterNumber.optional(),
    chapter: names.optional(),
  })
  .refine(({ grade, subject }) => grade || subject, "needs a grade or a subject")
  .refine(
    ({ grade, subject, number, chapter }) => (!number && !chapter) || (grade && subject),
    "a chapter needs a grade and a subject",
  )
export type StructureRow = z.output<typeof structureRow>

export const id = field.wholeNumber
const grade = z.object({ grade: id })
const subject = z.object({ subject: id })
const chapter = z.object({ grade: id, subject: id, chapter: chapterNumber })

const entry = z.union([chapter, grade.strict(), subject.strict()])
export type StructureEntry = z.output<typeof entry>

/** `at` is the place among the grades or subjects, from 1, or the number of a chapter; others make room. */
export const correction = z.discriminatedUnion("change", [
  z.object({ change: z.literal("names"), of: entry, names }),
  z.object({ change: z.literal("place"), of: entry, at: chapterNumber }),
  z.object({ change: z.literal("archive"), of: entry, isArchived: z.boolean() }),
  z.object({ change: z.literal("unlink"), grade: id, subject: id }),
  z.object({ change: z.literal("merge"), of: chapter, into: chapterNumber }),
])
export type Correction = z.output<typeof correction>
