import * as z from "zod"
import { endpoint } from "../endpoint"
import * as field from "../fields"
import { classWork as limits } from "../limits"
import { languages } from "../words"
import { ofClass } from "./class-parts"

const foundRound = z.object({
  game: z.string(),
  chapter: field.anyText,
  isOwn: z.boolean(),
  questions: z.array(
    z.object({
      questionID: field.anyText,
      question: field.anyText,
      answer: field.looseText,
      lines: z.array(field.anyText),
    }),
  ),
})
export type FoundRound = z.output<typeof foundRound>

/**
 * What the caller can set to the class as work, of its grade and the caller's subjects: approved questions of one game and
 * subject, with `own` those of the caller, also if they wait for review; or those with these ids, in their order. With
 * a search a page may have fewer than the others, or none.
 */
export const findRounds = endpoint({
  ...ofClass,
  ours: "class-work",
  method: "GET",
  path: "/api/classes/{classId}/questions",
  query: z.object({
    game: field.game.optional(),
    subject: z.string().max(200).optional(),
    chapter: z
      .string()
      .regex(/^[1-9]\d{0,2}$/, "is not the number of a chapter")
      .optional(),
    language: z.enum(languages).optional(),
    search: z.string().max(200).optional(),
    own: z.literal("true").optional(),
    after: z
      .string()
      .regex(/^\d{1,3}-[a-z]{2}-\d-\d{1,9}$/, "is not the end of a page")
      .optional(),
    ids: z
      .string()
      .max(limits.roundsMax * limits.setMax * 16)
      .regex(/^\d{1,15}(\.\d{1,15})*$/, "is no list of ids")
      .optional(),
  }),
  ok: z.object({ rounds: z.array(foundRound), next: z.string().nullable() }),
  refusals: [400, 401, 403, 404, 405],
})
