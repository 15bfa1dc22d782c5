import * as z from "zod"
import * as field from "../fields"
import type { Problem } from "../endpoint"

/**
 * Ours: the options of a draw. They are in the query, and may be in the body of a draw that is a POST. See
 * docs/our-calls.md.
 */
export const drawOptions = {
  /** Practice: the question answered longest ago. */
  again: z.enum(["true", "false"]).optional(),
  /** Practice: a question that the caller answered wrong last time. */
  mistakes: z.enum(["true", "false"]).optional(),
  /** Replaces the language of Accept-Language. */
  language: field.language.optional(),
}

const flag = z
  .union([z.boolean().transform(String), z.string().max(10)])
  .pipe(z.enum(["true", "false"]))

/** In a JSON body a flag may also be a boolean. */
export const drawOptionsOfBody = {
  again: flag.optional(),
  mistakes: flag.optional(),
  language: drawOptions.language,
}

/**
 * Ours: sent with `message` in the 404 of a draw if the caller has played every question in one language. `played`: the
 * number of these. `otherLanguages`: how many are left in each other language that has any. `pack`: the one that has the
 * rest, with the number of its rounds that have no result.
 */
export const chapterEnd = z.object({
  played: z.number().int().nonnegative(),
  otherLanguages: z.record(z.string(), z.number().int().positive()),
  pack: z
    .object({ packId: field.anyText, left: z.number().int().positive() })
    .optional()
    .catch(undefined),
})
export type ChapterEnd = z.output<typeof chapterEnd>

export function readChapterEnd({ details }: Problem): ChapterEnd | null {
  const end = chapterEnd.safeParse(details)
  return end.success ? end.data : null
}
