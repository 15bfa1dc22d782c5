import * as z from "zod"
import { listedClass } from "../classes/class-parts"
import { endpoint } from "../endpoint"
import * as field from "../fields"

/**
 * Ours. What waits for the caller, the oldest first: a teacher's own questions, for admins those of the school, and for
 * them which parts of the school are there; for teachers the newest `homeMax` of their classes that are not archived.
 */
export const waitingWork = endpoint({
  ours: "to-do",
  auth: "bearer",
  roles: ["Teacher", "Admin"],
  method: "GET",
  path: "/api/to-do",
  safe: true,
  ok: z.object({
    waits: z.array(
      z.object({
        /** One of `workKinds`; later versions may have more. */
        kind: field.anyText,
        /** At most `workMax`, but for questions under review. */
        count: z.number().int().positive(),
        since: z.string(),
      }),
    ),
    /** Chapters of a subject that a grade has, confirmed teachers, and questions of chapters in play. */
    school: z
      .object({
        hasChapters: z.boolean(),
        hasTeachers: z.boolean(),
        hasQuestions: z.boolean(),
        hasPupils: z.boolean(),
      })
      .optional(),
    classes: z.array(listedClass).optional().catch(undefined),
  }),
  refusals: [401, 403, 404, 405],
})
export type WaitingWork = z.output<typeof waitingWork.ok>
