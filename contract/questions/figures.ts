import * as z from "zod"
import { endpoint } from "../endpoint"
import * as field from "../fields"
import { everybody } from "../games/parts"
import { ownQuestions } from "../limits"

const count = z.number().int().nonnegative()

/**
 * Ours. Statistics of the caller's questions, for admins of any. Only first answers count, a few seconds late.
 * Questions without answers and those of other authors are left out.
 */
export const figures = endpoint({
  ours: "figures",
  method: "GET",
  path: "/api/question-figures",
  auth: "bearer",
  roles: everybody,
  safe: true,
  query: z.object({
    ids: z
      .string()
      .regex(
        new RegExp(`^\\d{1,15}(?:,\\d{1,15}){0,${ownQuestions.pageMax - 1}}$`),
        "is not a list of ids",
      ),
  }),
  ok: z.object({
    figures: z.array(
      z.object({
        questionID: field.anyText,
        played: count,
        right: count,
        /** The average number of hints shown before an answer; `null` if it is not known. */
        hints: z.number().nullable(),
        /** The commonest wrong answers, of those that several players gave. */
        wrong: z.array(z.object({ answer: z.string(), count })),
        /** How many players appealed an answer, and how many of them have no decision yet. */
        appeals: count.default(0),
        openAppeals: count.default(0),
      }),
    ),
  }),
  refusals: [400, 401, 404, 405],
})
export type QuestionFigures = z.output<typeof figures.ok>["figures"][number]
