import * as z from "zod"
import { endpoint } from "../endpoint"
import * as field from "../fields"
import { planMax } from "../limits"

const ofAdmin = { ours: "move-up", auth: "bearer", roles: ["Admin"] } as const

const count = z.number().int().nonnegative()
const ofGrade = z.object({ gradeName: field.looseText, pupils: count })

const lastMove = z.object({
  move: field.anyText,
  at: z.string(),
  by: field.looseText,
  pupils: count,
  isUndo: z.boolean(),
  canUndo: z.boolean(),
})
export type LastMove = z.output<typeof lastMove>

const planned = z.object({
  moves: z.array(ofGrade.extend({ toName: field.looseText })),
  /** The pupils of the last grade, which has no next one; absent if only one grade is moved, or none stay. */
  stay: ofGrade.optional(),
  pupils: count,
  plan: z.string(),
  people: z.array(
    z.object({ personID: field.anyText, name: field.anyText, gradeName: field.looseText }),
  ),
  next: z.string().nullable(),
})
export type PlannedMoves = z.output<typeof planned>

/**
 * Ours. What a move of one grade, or of every grade to the next one (`from=all`), would do to the pupils of the school;
 * without `from` only the grades and the last move. Nothing is changed.
 */
export const preview = endpoint({
  ...ofAdmin,
  method: "GET",
  path: "/api/Admin/move-up-preview",
  safe: true,
  query: z.object({
    from: z.string().max(200).optional(),
    /** The next grade, if it is missing. */
    to: z.string().max(200).optional(),
    after: z
      .string()
      .regex(/^\d{1,9}-\d{1,15}$/, "is not the end of a page")
      .optional(),
  }),
  ok: z.object({
    grades: z.array(ofGrade.extend({ gradeId: field.anyText })),
    last: lastMove.nullable(),
    planned: planned.nullable(),
  }),
  refusals: [400, 401, 403, 404, 405],
})

const moved = z.object({ pupils: count })

/**
 * Ours. Moves exactly the pupils that a preview has counted, all or none, and ends their tokens, because a session knows
 * the grade. A repeat changes nothing. 409 if their grades have changed since, or somebody else has moved grades.
 */
export const moveUp = endpoint({
  ...ofAdmin,
  method: "POST",
  path: "/api/Admin/move-up",
  safe: true,
  body: z.object({ plan: z.string().max(planMax) }),
  ok: moved,
  refusals: [400, 401, 403, 404, 405, 409],
})

/**
 * Ours. Moves the pupils of the last move back who are still in the grade to which it moved them. A repeat changes
 * nothing. 409 if it is too old or not the last one.
 */
export const undoMove = endpoint({
  ...ofAdmin,
  method: "POST",
  path: "/api/Admin/undo-move-up",
  safe: true,
  body: z.object({ move: field.wholeNumber }),
  ok: moved,
  refusals: [400, 401, 403, 404, 405, 409],
})
