import * as z from "zod"
import { endpoint } from "../endpoint"
import * as field from "../fields"
import { everybody, inChapter, inSection, teachers } from "../games/parts"
import { anyQuestion } from "../games/question-bodies"
import { importLimits } from "../limits"

/**
 * Ours: many new questions and sets at once, each with its own placement. The same question of the same author in the
 * same chapter or section is not stored twice, whatever was decided on it, so that the call may be repeated.
 */
const imported = {
  ours: "import-questions",
  method: "POST",
  auth: "bearer",
  safe: true,
  maxBytes: importLimits.callBytes,
  /**
   * The result of each, in their order. `known`: all its questions were sent before. `full`: not stored, because its
   * author would have more than `waitingMax` questions under review; it can be sent again later.
   */
  ok: z.array(
    z.object({
      state: z.enum(["made", "known", "refused", "full"]),
      reason: field.looseText,
    }),
  ),
} as const

const several = <Question extends z.ZodType>(question: Question) =>
  z.object({ questions: z.array(question).min(1).max(importLimits.perCall) })

export const importEducation = endpoint({
  ...imported,
  path: "/api/education/import",
  roles: teachers,
  body: several(anyQuestion(inChapter)),
  refusals: [400, 401, 403, 404, 405, 413],
})

export const importEntertainment = endpoint({
  ...imported,
  path: "/api/entertainment/import",
  roles: everybody,
  body: several(anyQuestion(inSection)),
  refusals: [400, 401, 404, 405, 413],
})
