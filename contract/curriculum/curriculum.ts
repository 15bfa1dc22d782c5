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
const addedOnce = { ...added, headers: field.idempotency } as const

export const addGrade = endpoint({
  ...addedOnce,
  path: "/api/Admin/add-grade",
  body: z.object({ grade: field.plainText(lengths.curriculumName) }),
  refusals: [400, 401, 403],
})

export const addSubject = endpoint({
  ...addedOnce,
  path: "/api/Admin/add-subject",
  multipart: true,
  body: z.object({ name: field.plainText(lengths.curriculumName), image: z.instanceof(File) }),
  refusals: [400, 401, 403, 413, 415],
})

export const addChapter = endpoint({
  ...addedOnce,
  path: "/api/Admin/add-chapters",
  body: z.object({
    grade: field.reference,
    subject: field.reference,
    chapterNumber: field.wholeNumber.pipe(z.number().min(1).max(chapterNumberMax)),
    chapterName: field.plainText(lengths.curriculumName),
  }),
  refusals: [400, 401, 403],
})

export const addGradeSubjects = endpoint({
  ...added,
  path: "/api/Admin/add-grade-subjects",
  body: z.object({
    grade: field.reference,
    subjectNames: z.array(field.reference).min(1).max(100),
  }),
  refusals: [400, 401, 403],
})
