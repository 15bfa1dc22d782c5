import * as z from "zod"
import { endpoint } from "../endpoint"
import * as field from "../fields"
import { lengths, peoplePageMax, idPattern } from "../limits"
import { peopleGroups } from "../words"

const ofAdmin = { ours: "people", auth: "bearer", roles: ["Admin"], safe: true } as const

const listed = z.object({
  personID: field.anyText,
  name: field.anyText,
  email: field.anyText,
  role: z.string(),
  gradeName: field.looseText,
  subjectName: field.looseText,
  isWaiting: z.boolean(),
  isBlocked: z.boolean(),
})
export type ListedPerson = z.output<typeof listed>

const after = z.string().max(400).optional()

/** Ours. The people of the caller's school: without a search the newest first. */
export const listPeople = endpoint({
  ...ofAdmin,
  method: "GET",
  path: "/api/Admin/people",
  query: z.object({
    /**
     * A number (`personID`), the beginning of an e-mail address, or words of a name in their order, in folded form;
     * the last word may be its beginning.
     */
    search: z.string().max(lengths.email.max).optional(),
    group: z.enum(peopleGroups).optional(),
    after,
  }),
  ok: z.object({
    people: z.array(listed).max(peoplePageMax),
    /** `null` at the end. With a search, a page may have fewer people, or none, before the end. */
    next: z.string().nullable(),
  }),
  refusals: [400, 401, 403, 404, 405],
})

const personId = z.object({
  personId: z.string().regex(idPattern, "is not the number of a person"),
})

const event = z.object({
  /** One of `personEvents`, or another one of a newer upstream. */
  event: z.string(),
  at: z.string(),
  by: field.looseText,
  /** Whom it concerns, or the names of a school; "" for nobody and for an erased person, whose `personID` is missing too. */
  name: field.looseText,
  personID: field.anyText.nullish(),
  fromGrade: field.looseText,
  toGrade: field.looseText,
})
export type ListedEvent = z.output<typeof event>

/** Ours. One person, with the newest events that concern this person. 404 for somebody of another school. */
export const showPerson = endpoint({
  ...ofAdmin,
  method: "GET",
  path: "/api/Admin/people/{personId}",
  relation: "colleague",
  params: personId,
  ok: listed.extend({
    grade: field.looseText,
    subjects: z.array(field.anyText).optional().catch(undefined),
    avatar: field.avatar,
    nickname: field.looseText,
    points: field.points,
    createdAt: z.string().nullish(),
    events: z.array(event),
  }),
  refusals: [400, 401, 403, 404, 405],
})

const change = {
  ...ofAdmin,
  method: "POST",
  relation: "colleague",
  params: personId,
  ok: field.doneSentence,
  refusals: [400, 401, 403, 404, 405, 409],
} as const

/** Ours. Moves a pupil to a grade, by its id or name. 409 if this is no pupil, or the grade has just been changed. */
export const changeGrade = endpoint({
  ...change,
  path: "/api/Admin/people/{personId}/grade",
  body: z.object({ grade: field.reference }),
})

/** Ours. Takes a person's nickname and picture away. */
export const resetProfile = endpoint({
  ...change,
  path: "/api/Admin/people/{personId}/reset-profile",
})

/**
 * Ours. Blocks a person, whose tokens end at once and who gets no new one, or unblocks them. 409 for the caller, and
 * for the last admin who is not blocked.
 */
export const block = endpoint({
  ...change,
  path: "/api/Admin/people/{personId}/block",
  body: z.object({ isBlocked: z.boolean() }),
})

/** Ours. What was done to people and to the ways in which teachers join, the newest first; never deleted. */
export const peopleEvents = endpoint({
  ...ofAdmin,
  method: "GET",
  path: "/api/Admin/people-history",
  query: z.object({
    before: z
      .string()
      .regex(/^\d{1,15}$/, "is not the end of a page")
      .optional(),
  }),
  ok: z.object({
    events: z.array(event),
    next: z.string().nullable(),
  }),
  refusals: [400, 401, 403, 404, 405],
})
