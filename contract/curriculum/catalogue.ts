import * as z from "zod"
import { endpoint } from "../endpoint"
import * as field from "../fields"
import { chapterNumberMax, lengths } from "../limits"

const gradeList = z.array(z.object({ gradeId: field.anyText, gradeName: field.anyText }))

export const subjectsOfGrade = endpoint({
  method: "GET",
  path: "/api/Accounts/subjects/{grade}",
  auth: "none",
  safe: true,
  params: z.object({ grade: z.string().min(1).max(200) }),
  ok: z.object({
    /**
     * `subjectImage`: an https address, a path `/images/{name}` of the API, or "". `id`: ours, the same in every
     * language; absent if the server has none.
     */
    subjects: z.array(
      z.object({
        id: field.anyText.optional().catch(undefined),
        subjectName: field.anyText,
        subjectImage: field.looseText,
      }),
    ),
  }),
  refusals: [400, 404],
})

export const chapters = endpoint({
  method: "POST",
  path: "/api/Accounts/chapters",
  auth: "none",
  safe: true,
  body: z.object({ grade: field.reference, subject: field.reference }),
  ok: z.object({
    chapters: z.array(
      z.object({
        name: field.anyText,
        number: z.union([z.number(), z.string()]).transform(Number),
        /** The wire names of the games that have a question here; absent if the server does not send them. */
        games: z.array(z.string()).nullish(),
        /** Ours: for each of these games, the languages in which it has a question. */
        gameLanguages: z.record(z.string(), z.array(z.string())).optional().catch(undefined),
        /** Ours: by game, what stays the same when the chapter gets another number. */
        gameKeys: z.record(z.string(), z.string()).optional().catch(undefined),
      }),
    ),
  }),
  refusals: [400, 404],
})

export const allSubjects = endpoint({
  method: "GET",
  path: "/api/Accounts/All-Subjects",
  auth: "none",
  safe: true,
  ok: z.array(field.anyText),
  refusals: [],
})

export const allGrades = endpoint({
  method: "GET",
  path: "/api/Accounts/All-Grades",
  auth: "none",
  safe: true,
  ok: gradeList,
  refusals: [],
})

export const teacherGrades = endpoint({
  method: "GET",
  path: "/api/Accounts/Grades",
  auth: "bearer",
  roles: ["Teacher", "Admin"],
  safe: true,
  ok: gradeList,
  refusals: [401, 403],
})

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
