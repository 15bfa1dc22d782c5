import * as z from "zod"
import { endpoint } from "../endpoint"
import * as field from "../fields"
import { lengths, subjectsMax } from "../limits"
import { listedClass, madeClass, namedPerson, ofClass, ofTeacher } from "./class-parts"

const timeZone = z
  .string()
  .max(60)
  .refine(isTimeZone, "is not the name of a time zone, such as Africa/Cairo")

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat("en", { timeZone: name }).resolvedOptions().timeZone !== ""
  } catch {
    return false
  }
}

const name = field.plainText(lengths.curriculumName)

const described = z.object({
  name,
  grade: field.reference,
  subjects: z.array(field.reference).min(1).max(subjectsMax),
  timeZone,
})

/** Makes a class of the caller. A repeat with the same key makes none and has the same reply. */
export const makeClass = endpoint({
  ...ofTeacher,
  method: "POST",
  path: "/api/classes/make",
  safe: true,
  body: described.extend({ key: z.string().min(1).max(100) }),
  ok: madeClass,
  refusals: [400, 401, 403, 404, 405, 409],
})

/** The classes that the caller teaches: those that are not archived first. */
export const listClasses = endpoint({
  ...ofTeacher,
  method: "GET",
  path: "/api/classes",
  safe: true,
  ok: z.object({ classes: z.array(listedClass) }),
  refusals: [401, 403, 404, 405],
})

const pupil = z.object({
  personID: field.anyText,
  name: field.anyText,
  nickname: field.looseText,
  number: field.looseText,
  /** Whether the caller may make a new secret for the pupil. */
  hasSecret: z.boolean(),
  /** Whether no secret was ever made. */
  isNew: z.boolean(),
  /** Whether so many wrong secrets were typed that unknown devices are refused. */
  isLocked: z.boolean(),
})

const details = z.object({
  name: field.anyText,
  grade: field.anyText,
  gradeName: field.looseText,
  schoolName: field.looseText,
  subjects: z.array(field.anyText),
  timeZone: z.string(),
  /** `null` while the class is closed to newcomers. */
  code: z.string().nullable(),
  isArchived: z.boolean(),
  teachers: z.array(namedPerson),
  pupils: z.array(pupil),
  /** Whom a teacher took out; who left is not listed. */
  takenOut: z.array(namedPerson),
})
export type ClassDetails = z.output<typeof details>

export const showClass = endpoint({
  ...ofClass,
  method: "GET",
  path: "/api/classes/{classId}",
  ok: details,
})

export const changeClass = endpoint({
  ...ofClass,
  path: "/api/classes/{classId}/change",
  body: described,
})

/** Makes a new code, which replaces the last one at once, or closes the class to newcomers. */
export const changeClassCode = endpoint({
  ...ofClass,
  path: "/api/classes/{classId}/code",
  safe: false,
  body: z.object({ action: z.enum(["renew", "close"]) }),
  ok: z.object({ code: z.string().nullable() }),
})

/** An archived class has no code, and nobody joins it. */
export const archiveClass = endpoint({
  ...ofClass,
  path: "/api/classes/{classId}/archive",
  body: z.object({ isArchived: z.boolean() }),
})

/** Makes a class with the same subjects, teachers and pupils, for the next year. A repeat with the same key makes none. */
export const copyClass = endpoint({
  ...ofClass,
  path: "/api/classes/{classId}/copy",
  body: z.object({ name, grade: field.reference, key: z.string().min(1).max(100) }),
  ok: madeClass,
})

/** A link's token that makes one more teacher of the school a teacher of the class, once. */
export const inviteTeacherOfClass = endpoint({
  ...ofClass,
  path: "/api/classes/{classId}/invite-teacher",
  safe: false,
  ok: z.object({ link: z.string(), expiresAt: z.string() }),
})

/** 409 for the only teacher, who archives the class instead. */
export const leaveAsTeacher = endpoint({ ...ofClass, path: "/api/classes/{classId}/leave" })
