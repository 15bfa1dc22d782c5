import * as z from "zod"
import { ofClass } from "../classes/class-parts"
import { endpoint } from "../endpoint"
import * as field from "../fields"
import { idPattern } from "../limits"

const cell = z.union([z.string(), z.number(), z.null()])

const keptData = z.object({
  /** `kind` as in the table of what is kept; rows of one table, without hashes and without other people. */
  kept: z.array(
    z.object({
      kind: z.string(),
      table: z.string(),
      columns: z.array(z.string()),
      rows: z.array(z.array(cell)),
    }),
  ),
})
export type KeptData = z.output<typeof keptData>

const showing = {
  ours: "kept-data",
  auth: "bearer",
  method: "GET",
  safe: true,
  isList: true,
  ok: keptData,
  refusals: [400, 401, 403, 404, 405, 409],
} as const

export const showOwn = endpoint({
  ...showing,
  roles: ["Student", "Teacher", "Admin", "User"],
  path: "/api/Accounts/kept",
})

/** 409 if it is no pupil. */
export const showOfPupil = endpoint({
  ...showing,
  roles: ["Admin"],
  relation: "colleague",
  params: z.object({ personId: z.string().regex(idPattern) }),
  path: "/api/Admin/kept/{personId}",
})

/** 409 if it is nobody in this class who was made in a class of the caller's. */
export const showOfOwnPupil = endpoint({
  ...ofClass,
  ...showing,
  path: "/api/classes/{classId}/kept",
  query: z.object({ person: z.string().regex(idPattern) }),
})

/** Erases a pupil of whom the caller may see all that is kept; 409 as there, also when it is repeated. */
export const eraseOwnPupil = endpoint({
  ...ofClass,
  ours: "kept-data",
  safe: false,
  path: "/api/classes/{classId}/erase-pupil",
  body: z.object({ personID: field.wholeNumber }),
})
