import * as z from "zod"
import { endpoint } from "../endpoint"
import * as field from "../fields"
import { lengths } from "../limits"
import { chapterNames, listed, questionId } from "../listed"

const adminOnly = { auth: "bearer", roles: ["Admin"] } as const

export const educationalQuestions = endpoint({
  ...adminOnly,
  method: "GET",
  path: "/api/Admin/educational-questions",
  safe: true,
  isList: true,
  ok: z.array(z.object({ ...listed, ...chapterNames })),
  refusals: [401, 403],
})

export const entertainmentQuestions = endpoint({
  ...adminOnly,
  method: "GET",
  path: "/api/Admin/entertainment-questions",
  safe: true,
  isList: true,
  ok: z.array(z.object({ ...listed, section: field.section })),
  refusals: [401, 403],
})

const count = z.number().int().nonnegative()
const counts = z.record(z.string(), count)

/** Ours. How many approved questions each subject of each grade has, by the wire name of the game. */
export const questionCounts = endpoint({
  ...adminOnly,
  ours: "question-counts",
  method: "GET",
  path: "/api/Admin/question-counts",
  safe: true,
  ok: z.object({
    subjects: z.array(
      z.object({
        gradeId: field.anyText,
        gradeName: field.anyText,
        subjectName: field.anyText,
        counts,
        /** As `subjects`, of each language; absent if the server does not tell them apart. */
        byLanguage: z.object({ en: counts, ar: counts }).optional().catch(undefined),
        /** How many chapters it has there, and how many of these have no question in a language; later servers send them. */
        chapters: count.optional().catch(undefined),
        emptyChapters: z.object({ en: count, ar: count }).optional().catch(undefined),
      }),
    ),
  }),
  refusals: [401, 403, 404],
})

/** Approve and reject are writes although they are GETs; 409 if the question was decided before. */
export const approve = endpoint({
  ...adminOnly,
  method: "GET",
  path: "/api/Admin/approve/{questionId}",
  safe: false,
  params: questionId,
  ok: field.doneSentence,
  refusals: [400, 401, 403, 404, 409],
})

export const reject = endpoint({
  ...adminOnly,
  method: "GET",
  path: "/api/Admin/reject/{questionId}",
  safe: false,
  params: questionId,
  query: z.object({ reason: field.prose(lengths.reason).optional() }),
  ok: field.doneSentence,
  refusals: [400, 401, 403, 404, 409],
})

/** Ours. Erases a pupil by e-mail or pupil number, and tells whose sessions are over; 409 if the account is not a pupil's. A repeat finds no account: 404. */
export const erasePupil = endpoint({
  ...adminOnly,
  ours: "erase-account",
  method: "POST",
  path: "/api/Admin/erase",
  safe: false,
  body: z.object({ email: field.loginName }),
  ok: z.union([z.object({ personID: field.anyText }), field.doneSentence]),
  refusals: [400, 401, 403, 404, 405, 409],
})
