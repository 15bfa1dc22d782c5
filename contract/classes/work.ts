import * as z from "zod"
import { endpoint } from "../endpoint"
import * as field from "../fields"
import { classWork as limits, lengths } from "../limits"
import { classId, ofClass, ofTeacher, ofWorkId, workContent as content } from "./class-parts"
import { localTime } from "./local-time"

const key = z.string().min(1).max(100)

/** The times are those of a clock in the time zone of the class. */
const terms = {
  title: field.plainText(lengths.curriculumName),
  from: localTime,
  until: localTime,
  takesLate: z.boolean(),
  earnsPoints: z.boolean(),
}

const ofTeacherOfWork = {
  ...ofClass,
  ours: "class-work",
  relation: "teacher of the work's class",
  params: ofWorkId,
} as const

/** Sets one work for each class. A repeat with the same key sets none and has the same reply. */
export const setWork = endpoint({
  ...ofTeacher,
  ours: "class-work",
  method: "POST",
  path: "/api/work/set",
  safe: true,
  body: z.object({
    classIds: z.array(classId).min(1).max(limits.classesMax),
    content,
    ...terms,
    key,
  }),
  ok: z.object({ works: z.array(z.object({ classId: field.anyText, workId: field.anyText })) }),
  refusals: [400, 401, 403, 404, 405, 409],
})

const state = z.enum(["later", "open", "over"])

/** Times are in UTC, "2026-12-01T06:00:00.000Z". */
const listed = {
  workId: field.anyText,
  title: field.anyText,
  from: z.string(),
  until: z.string(),
  takesLate: z.boolean(),
  earnsPoints: z.boolean(),
  rounds: z.number().int().positive(),
}

const counted = {
  ...listed,
  state,
  isWithdrawn: z.boolean(),
  pupils: z.number().int().nonnegative(),
  began: z.number().int().nonnegative(),
  finished: z.number().int().nonnegative(),
}
const listedWork = z.object(counted)
export type ListedWork = z.output<typeof listedWork>

/** The newest first, those that were withdrawn last. */
export const listWorkOfClass = endpoint({
  ...ofClass,
  ours: "class-work",
  method: "GET",
  path: "/api/classes/{classId}/work",
  ok: z.object({ timeZone: z.string(), works: z.array(listedWork) }),
})

const shownContent = z.discriminatedUnion("kind", [
  z.object({
    kind: z.literal("chapter"),
    subject: field.looseText,
    chapter: field.anyText,
    chapterName: field.looseText,
    game: field.game,
    language: field.language,
    rounds: z.number().int().positive(),
  }),
  z.object({
    kind: z.literal("questions"),
    rounds: z.array(
      z.object({
        game: field.game,
        questions: z.array(
          z.object({
            questionID: field.anyText,
            question: field.anyText,
            answer: field.looseText,
            language: field.language,
            chapterName: field.looseText,
          }),
        ),
      }),
    ),
  }),
])

const details = z.object({
  ...counted,
  classId: field.anyText,
  className: field.anyText,
  timeZone: z.string(),
  content: shownContent,
  extra: z.array(z.object({ personID: field.anyText, name: field.anyText, until: z.string() })),
})

export const showWork = endpoint({
  ...ofTeacherOfWork,
  method: "GET",
  path: "/api/work/{workId}",
  ok: details,
})

/** What it plays stays: a work that should play something else is withdrawn. */
export const changeWork = endpoint({
  ...ofTeacherOfWork,
  path: "/api/work/{workId}/change",
  body: z.object(terms),
})

/** Pupils do not see a work that was withdrawn. It can be given back. */
export const withdrawWork = endpoint({
  ...ofTeacherOfWork,
  path: "/api/work/{workId}/withdraw",
  body: z.object({ isWithdrawn: z.boolean() }),
})

/** Sets the same for a class of the caller. A repeat with the same key sets none. */
export const copyWork = endpoint({
  ...ofTeacherOfWork,
  path: "/api/work/{workId}/copy",
  body: z.object({ classId, ...terms, key }),
  ok: z.object({ workId: field.anyText }),
})

/** Gives a pupil of the class time until then, if the work ends earlier, or takes it away. */
export const extendWork = endpoint({
  ...ofTeacherOfWork,
  path: "/api/work/{workId}/extra",
  body: z.object({ personID: field.wholeNumber, until: localTime.nullable() }),
})
