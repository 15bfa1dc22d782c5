import * as z from "zod"
import { endpoint } from "../endpoint"
import * as field from "../fields"
import { ticketMax, classes as limits, lengths } from "../limits"
import {
  madeClass,
  ofClassId,
  ofTeacher,
  ofClass,
  classId,
  listedClass,
  namedPerson,
} from "./class-parts"

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
  schoolName: field.looseText,
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

/**
 * Adds pupils without an e-mail, each with a number but without a secret. A repeat with the same key makes nobody but
 * those whose names are new. The result of each name, in their order: `known` is one of a pupil of the class, or of one
 * who was taken out, who is not made again without `namesakes`.
 */
export const addPupils = endpoint({
  ...ofClass,
  path: "/api/classes/{classId}/pupils",
  body: z.object({
    names: z.array(field.personName(lengths.name)).min(1).max(limits.addedMax),
    key: z.string().min(1).max(100),
    namesakes: z.boolean().optional(),
  }),
  ok: z.object({ added: z.array(z.enum(["made", "refused", "known"])) }),
})

/**
 * Makes new secrets for pupils of the class who were made by a teacher; what they had, and their sessions, end. Those
 * of others are not made. The reply is the only place where a secret is ever told.
 */
export const renewSecrets = endpoint({
  ...ofClass,
  path: "/api/classes/{classId}/secrets",
  safe: false,
  body: z.object({ people: z.array(field.wholeNumber).min(1).max(limits.secretsMax) }),
  ok: z.object({
    slips: z.array(
      z.object({
        personID: field.anyText,
        name: field.anyText,
        number: field.anyText,
        secret: z.string(),
      }),
    ),
  }),
  refusals: [...ofClass.refusals, 503],
})

const onePupil = { ...ofClass, body: z.object({ personID: field.wholeNumber }) } as const

export const takePupilOut = endpoint({ ...onePupil, path: "/api/classes/{classId}/take-out" })

/** Only of a pupil whom a teacher took out, not of one who left. */
export const putPupilBack = endpoint({ ...onePupil, path: "/api/classes/{classId}/put-back" })

const ofAdmin = { ours: "classes", auth: "bearer", roles: ["Admin"], safe: true } as const

/**
 * The classes of the caller's school, by page; without a teacher if `teachers` is empty. A page of a search looks through
 * some hundred, so it may be empty and have a next one.
 */
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

const named = z.object({ names: z.partialRecord(field.language, z.string()) })

/** The names of the caller's school, which its classes are shown with; a language without one is left out. */
export const showSchool = endpoint({
  ...ofAdmin,
  method: "GET",
  path: "/api/Admin/school",
  ok: named,
  refusals: [401, 403, 404, 405],
})

/** Replaces the names of the school: what is left out has none from then on. */
export const nameSchool = endpoint({
  ...ofAdmin,
  method: "POST",
  path: "/api/Admin/name-school",
  body: z.object({
    names: z.partialRecord(field.language, field.plainText(lengths.curriculumName)),
  }),
  ok: field.doneSentence,
  refusals: [400, 401, 403, 404, 405],
})
