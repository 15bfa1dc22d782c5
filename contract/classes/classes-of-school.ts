import * as z from "zod"
import { endpoint } from "../endpoint"
import * as field from "../fields"
import { classId, listedClass, namedPerson, ofClassId } from "./class-parts"

const ofAdmin = { ours: "classes", auth: "bearer", roles: ["Admin"], safe: true } as const

/** The classes of the caller's school, by page; without a teacher if `teachers` is empty. */
export const listClassesOfSchool = endpoint({
  ...ofAdmin,
  method: "GET",
  path: "/api/Admin/classes",
  isList: true,
  query: z.object({ after: classId.optional(), search: z.string().max(200).optional() }),
  ok: z.object({ classes: z.array(listedClass), next: z.string().nullable() }),
  refusals: [400, 401, 403, 404, 405],
})

const ofOneInSchool = {
  ...ofAdmin,
  relation: "class of the school",
  params: ofClassId,
  refusals: [400, 401, 403, 404, 405, 409],
} as const

/** Members without their numbers. */
export const showClassToAdmin = endpoint({
  ...ofOneInSchool,
  method: "GET",
  path: "/api/Admin/classes/{classId}",
  ok: z.object({
    name: field.anyText,
    gradeName: field.looseText,
    isArchived: z.boolean(),
    teachers: z.array(namedPerson),
    pupils: z.array(namedPerson),
  }),
})

/** Gives the class to one teacher of the school in place of all that it has. */
export const handClassOver = endpoint({
  ...ofOneInSchool,
  method: "POST",
  path: "/api/Admin/classes/{classId}/hand-over",
  body: z.object({ personID: field.wholeNumber }),
  ok: field.doneSentence,
})
