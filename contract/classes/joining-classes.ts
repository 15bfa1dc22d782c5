import * as z from "zod"
import { endpoint } from "../endpoint"
import * as field from "../fields"
import { ticketMax } from "../limits"
import { madeClass, ofClassId, ofTeacher } from "./class-parts"

const byLink = {
  ...ofTeacher,
  method: "POST",
  safe: true,
  body: z.object({ link: z.string().max(ticketMax) }),
  refusals: [400, 401, 403, 404, 405, 409, 429],
} as const

const found = z.object({
  classId: field.anyText,
  name: field.anyText,
  gradeName: field.looseText,
  teachers: z.array(field.anyText),
  isMember: z.boolean(),
})

/** What a teacher's link leads to; 404 if it was used or has expired, unless the caller teaches the class already. */
export const findClassByLink = endpoint({ ...byLink, path: "/api/classes/by-link", ok: found })

export const joinAsTeacher = endpoint({
  ...byLink,
  path: "/api/classes/join-as-teacher",
  ok: madeClass,
})

const ofPupil = { ours: "classes", auth: "bearer", roles: ["Student"], safe: true } as const

/** With spaces, hyphens and digits of any script. A wrong check digit is a 400 and is not counted as a guess. */
const byCode = {
  ...ofPupil,
  method: "POST",
  body: z.object({ code: z.string().max(100) }),
  refusals: [400, 401, 403, 404, 405, 409, 429],
} as const

export const findClassByCode = endpoint({ ...byCode, path: "/api/classes/by-code", ok: found })

/** 409 if the class is full. A repeat changes nothing. */
export const joinClass = endpoint({ ...byCode, path: "/api/classes/join", ok: madeClass })

export const listClassesOfPupil = endpoint({
  ...ofPupil,
  method: "GET",
  path: "/api/my-classes",
  ok: z.object({
    classes: z.array(
      z.object({
        classId: field.anyText,
        name: field.anyText,
        teachers: z.array(field.anyText),
      }),
    ),
  }),
  refusals: [401, 403, 404, 405],
})

export const leaveClass = endpoint({
  ...ofPupil,
  method: "POST",
  path: "/api/my-classes/{classId}/leave",
  relation: "pupil of the class",
  params: ofClassId,
  ok: field.doneSentence,
  refusals: [400, 401, 403, 404, 405],
})
