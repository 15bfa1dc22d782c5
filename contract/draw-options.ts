import * as z from "zod"
import * as field from "./fields"
import type { Problem } from "./endpoint"

/**
 * Ours: what a draw may be asked for beside the next question. They stand in the query, and in a draw that
 * is a POST also in its body. See docs/our-calls.md.
 */
export const drawOptions = {
  /** Practice: the question answered longest ago. */
  again: z.enum(["true", "false"]).optional(),
  /** Practice: a question that the caller answered wrong last time. */
  mistakes: z.enum(["true", "false"]).optional(),
  /** In place of the one of Accept-Language. */
  language: field.language.optional(),
}

const flag = z.union([z.boolean().transform(String), z.string()]).pipe(z.enum(["true", "false"]))

/** The same in a body of JSON, where a flag may also be a boolean. */
export const drawOptionsOfBody = {
  again: flag.optional(),
  mistakes: flag.optional(),
  language: drawOptions.language,
}

/**
 * Ours: beside `message` in the 404 of a draw where the caller has played all in one language. `played`: how
 * many those were. `otherLanguages`: how many are left in each of the others, where there are any.
 */
export const chapterEnd = z.object({
  played: z.number().int().nonnegative(),
  otherLanguages: z.record(z.string(), z.number().int().positive()),
})
export type ChapterEnd = z.output<typeof chapterEnd>

/** What the 404 of a draw says of the end; `null` where there is nothing to play at all. */
export function readChapterEnd({ details }: Problem): ChapterEnd | null {
  const end = chapterEnd.safeParse(details)
  return end.success ? end.data : null
}
