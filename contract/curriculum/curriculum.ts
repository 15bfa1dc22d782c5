import * as z from "zod"
import { endpoint } from "../endpoint"
import * as field from "../fields"
import { chapterNumberMax, lengths } from "../limits"

const added = {
  auth: "bearer",
  roles: ["Admin"],
  method: "POST",
  safe: false,
  ok: field.doneSentence,
} as const
const addedOnce = {
  ...added,
  headers: field.idempotency,
  ourFields: { otherName: "structure" },
} as const
const name = field.plainText(lengths.curriculumName)
/** Ours: the name in the other language, of the two that the letters of names tell apart. */
const otherName = name.optional()

export const addGrade = endpoint({
  ...addedOnce,
  path: "/api/Admin/add-grade",
  body: z.object({ grade: name, otherName }),
  refusals: [400, 401, 403, 409],
})

export const addSubject = endpoint({
  ...addedOnce,
  path: "/api/Admin/add-subject",
  multipart: true,
  /** Only an upstream with the capability `structure` takes a subject without an image. */
  body: z.object({ name, otherName, image: z.instanceof(File).optional() }),
  refusals: [400, 401, 403, 409, 413, 415],
})

export const addChapter = endpoint({
  ...addedOnce,
  path: "/api/Admin/add-chapters",
  body: z.object({
    grade: field.reference,
    subject: field.reference,
    chapterNumber: field.wholeNumber.pipe(z.number().min(1).max(chapterNumberMax)),
    chapterName: name,
    otherName,
  }),
  refusals: [400, 401, 403, 409],
})

export const addGradeSubjects = endpoint({
  ...added,
  path: "/api/Admin/add-grade-subjects",
  body: z.object({
    grade: field.reference,
    subjectNames: z.array(field.reference).min(1).max(100),
  }),
  refusals: [400, 401, 403, 409],
})
