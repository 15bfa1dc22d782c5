import * as z from "zod"
import { endpoint } from "../endpoint"
import * as field from "../fields"
import { ofWorkId } from "./class-parts"

const ofPupil = {
  ours: "class-work",
  auth: "bearer",
  roles: ["Student"],
  method: "GET",
  safe: true,
  refusals: [400, 401, 403, 404, 405],
} as const

const own = {
  workId: field.anyText,
  title: field.anyText,
  classId: field.anyText,
  className: field.anyText,
  timeZone: z.string(),
  teacher: field.looseText,
  from: z.string(),
  /** The caller's own end. */
  until: z.string(),
  takesLate: z.boolean(),
  earnsPoints: z.boolean(),
  rounds: z.number().int().positive(),
  done: z.number().int().nonnegative(),
  /** `late` after the end if that is taken, otherwise `over`. */
  state: z.enum(["later", "open", "late", "done", "over"]),
}
const ownWork = z.object(own)
export type OwnWork = z.output<typeof ownWork>

/** The work of the caller's present classes, for a month after its end; what ends first comes first. */
export const listOwnWork = endpoint({
  ...ofPupil,
  path: "/api/work",
  ok: z.object({ works: z.array(ownWork) }),
})

export const showOwnWork = endpoint({
  ...ofPupil,
  path: "/api/work/{workId}/own",
  relation: "pupil of the work's class",
  params: ofWorkId,
  ok: z.object({
    ...own,
    next: field.game.nullable(),
  }),
})
