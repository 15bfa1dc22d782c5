import * as z from "zod"
import { endpoint } from "../endpoint"
import * as field from "../fields"
import { bookMarks, ofClassId, ofWorkId, countedHands } from "./class-parts"
import { idPattern } from "../limits"

const reading = {
  ours: "class-work",
  method: "GET",
  auth: "bearer",
  safe: true,
  isList: true,
  refusals: [400, 401, 403, 404, 405],
} as const

const ofTeacher = { ...reading, roles: ["Teacher"], confirmedOnly: true } as const

const ofWork = { ...ofTeacher, relation: "teacher of the work's class", params: ofWorkId } as const

const count = z.number().int().nonnegative()

const named = {
  personID: field.anyText,
  name: field.anyText,
  nickname: field.looseText,
}

/** `of`: how many questions, or statements of one, were shown; `done`: how many rounds were answered. */
const totals = { done: count, right: count, of: count, seconds: count }

/** `isLate` marks what was answered after the time; it keeps its verdict. */
const cell = z.object({
  mark: z.enum(bookMarks),
  isLate: z.boolean(),
  right: count,
  of: count,
  hints: count.nullable(),
  seconds: count.nullable(),
  answeredAt: z.string().nullable(),
  /** In the order of the questions; `given` is `null` if nothing is typed. */
  answers: z.array(
    z.object({
      questionID: field.anyText,
      verdict: z.enum(["right", "wrong", "blank"]),
      given: z.string().nullable(),
    }),
  ),
})
export type BookCell = z.output<typeof cell>

/** Chapters in which three answers are wrong, and pieces of work that were not begun, from two on. */
const needs = z.object({ chapters: z.array(field.anyText), notBegun: count }).nullable()

/** Times are in UTC; clocks of the class show those of `timeZone`. */
const listedWork = {
  workId: field.anyText,
  title: field.anyText,
  from: z.string(),
  until: z.string(),
  rounds: count,
}

/** The pupils of a class by its pieces of work, the last to hand in first. Work that was withdrawn is not listed. */
export const bookOfClass = endpoint({
  ...ofTeacher,
  path: "/api/classes/{classId}/book",
  relation: "teacher of the class",
  params: ofClassId,
  query: z.object({ after: ofWorkId.shape.workId.optional() }),
  ok: z.object({
    className: field.anyText,
    timeZone: z.string(),
    works: z.array(z.object({ ...listedWork, hasHands: z.boolean().default(false) })),
    next: z.string().nullable(),
    /**
     * `works` has one entry for each of the list, `null` if it was over before the pupil came. `isOpen` knows of the
     * pupil's extra time.
     */
    pupils: z.array(
      z.object({
        ...named,
        needs,
        works: z.array(
          z.object({ ...totals, isBegun: z.boolean(), isOpen: z.boolean() }).nullable(),
        ),
      }),
    ),
  }),
})
export type BookOfClass = z.output<typeof bookOfClass.ok>

/** The pupils of a class by the rounds of one piece of work, with its questions, the hardest first. */
export const bookOfWork = endpoint({
  ...ofWork,
  path: "/api/work/{workId}/book",
  ok: z.object({
    ...listedWork,
    classId: field.anyText,
    className: field.anyText,
    timeZone: z.string(),
    pupils: z.array(
      z.object({
        ...named,
        ...totals,
        isBegun: z.boolean().default(false),
        cells: z.array(cell),
      }),
    ),
    questions: z.array(
      z.object({
        questionID: field.anyText,
        question: field.anyText,
        /** Empty if nothing is typed. */
        answer: z.string(),
        /** From 0; `null` if pupils get different questions. */
        column: count.nullable(),
        /** With those who are not in the class any more. */
        right: count,
        wrong: count,
        blank: count,
        /** Counted by the teacher in a live round. */
        hands: countedHands,
        /** Whether at least five pupils answered. */
        isRanked: z.boolean(),
        /**
         * The commonest, put together by the judge. `may`: the caller can accept it for everybody,
         * or ask those who can; "no" if that was decided, or is asked already.
         */
        wrongAnswers: z.array(
          z.object({
            key: z.string(),
            text: z.string(),
            people: count,
            may: z.enum(["accept", "ask", "no"]),
            standing: z.enum(["open", "asked", "declined"]),
          }),
        ),
      }),
    ),
    /** How many answers count as right because they were accepted since. */
    accepted: count,
  }),
})
export type BookOfWork = z.output<typeof bookOfWork.ok>

/** One pupil's work over time, the last to hand in first; 404 for somebody who is no pupil of the class. */
export const bookOfPupil = endpoint({
  ...ofTeacher,
  path: "/api/classes/{classId}/book/{personId}",
  relation: "teacher of the class",
  params: ofClassId.extend({
    personId: z.string().regex(idPattern, "is not the number of a person"),
  }),
  ok: z.object({
    ...named,
    className: field.anyText,
    timeZone: z.string(),
    needs,
    works: z.array(z.object({ ...listedWork, ...totals, cells: z.array(cell) })),
  }),
})
export type BookOfPupil = z.output<typeof bookOfPupil.ok>

/** What the calling pupil did in a piece of work, and what the class has right on average, from five pupils on. */
export const ownCells = endpoint({
  ...reading,
  roles: ["Student"],
  path: "/api/work/{workId}/own-cells",
  relation: "pupil of the work's class",
  params: ofWorkId,
  ok: z.object({ ...totals, cells: z.array(cell), classShare: z.number().nullable() }),
})
export type OwnCells = z.output<typeof ownCells.ok>

/**
 * Accepts a wrong answer of the work as right for everybody who gave it, if the caller wrote the question or is trusted in
 * its subject; else asks its author and the admins, who have it in their list of appeals. The first decision stands.
 */
export const acceptAnswer = endpoint({
  ...ofWork,
  method: "POST",
  path: "/api/work/{workId}/accept",
  body: z.object({ questionID: field.wholeNumber, key: z.string().min(1).max(500) }),
  ok: z.object({ outcome: z.enum(["accepted", "asked"]) }),
  refusals: [400, 401, 403, 404, 405, 409],
})
