import * as z from "zod"
import { endpoint } from "../endpoint"
import * as field from "../fields"
import { lengths } from "../limits"
import { event, questionId } from "../listed"
import { decisions, questionEvents, reviewReasons } from "../words"

const ofAdmin = {
  ours: "decisions",
  auth: "bearer",
  roles: ["Admin"],
} as const

const changed = {
  ...ofAdmin,
  method: "POST",
  params: questionId,
  safe: false,
  ok: field.doneSentence,
  refusals: [400, 401, 403, 404, 405, 409],
} as const

/** Ours. Makes one of three decisions, with reasons by key and as text. 409 if the question was decided before. */
export const decide = endpoint({
  ...changed,
  path: "/api/Admin/decide/{questionId}",
  body: z.object({
    decision: z.enum(decisions),
    templates: z.array(z.enum(reviewReasons)).max(reviewReasons.length).default([]),
    reason: field.prose(lengths.reason).default(""),
  }),
})

/**
 * Ours. Puts a question back under review, within `undoMinutes` of its decision; the version that it replaced is played
 * again. 409 after that time, for a question without a decision, and if there is a newer version.
 */
export const undo = endpoint({
  ...changed,
  path: "/api/Admin/undo/{questionId}",
})

/** Ours. Sets whether questions of this question's author, a teacher, for the same subject are approved at once. */
export const trust = endpoint({
  ...changed,
  path: "/api/Admin/trust/{questionId}",
  body: z.object({ isTrusted: z.boolean() }),
})

const day = z.iso.datetime().max(40).optional()

/** Ours. Every decision with its admin and time, the newest first; none is ever deleted. */
export const history = endpoint({
  ...ofAdmin,
  method: "GET",
  path: "/api/Admin/history",
  safe: true,
  query: z.object({
    /** A part of the admin's name; compared in folded form. */
    person: z.string().max(lengths.name.max).optional(),
    event: z.enum(questionEvents).exclude(["sent"]).optional(),
    from: day,
    to: day,
    before: z
      .string()
      .regex(/^\d{1,15}$/, "is not the end of a page")
      .optional(),
    size: z
      .string()
      .regex(/^(?:[1-9]\d?|[1-4]\d\d|500)$/, "is not a number from 1 to 500")
      .optional(),
  }),
  ok: z.object({
    events: z.array(
      event.extend({ by: z.string(), question: field.anyText, author: z.string().nullable() }),
    ),
    /** `null` at the end. With a name, an earlier page may have fewer events, or none. */
    next: z.string().nullable(),
  }),
  refusals: [400, 401, 403, 404, 405],
})
export type DecisionHistory = z.output<typeof history.ok>

const adminOfAuthors = { ours: "review-authors", auth: "bearer", roles: ["Admin"] } as const

const authorId = z.string().regex(/^\d{1,15}$/, "is not the id of an author")
const ofAuthor = {
  ...adminOfAuthors,
  method: "POST",
  params: z.object({ authorId }),
  refusals: [400, 401, 403, 404, 405],
} as const

const count = z.number().int().nonnegative()
const time = z.number().int().nonnegative()

/** Ours. The authors with questions under review, those with the most first, at most 50; or the one that is named. */
export const waitingAuthors = endpoint({
  ...adminOfAuthors,
  method: "GET",
  path: "/api/Admin/waiting-authors",
  safe: true,
  query: z.object({ author: authorId.optional() }),
  ok: z.object({
    authors: z.array(
      z.object({ authorId: field.anyText, name: z.string(), role: z.string(), questions: count }),
    ),
  }),
  refusals: [400, 401, 403, 404, 405],
})

/**
 * Ours. Rejects questions of an author that are under review, the oldest first, at most 100. `left` are still under
 * review; `at` is the time of the decisions.
 */
export const rejectAll = endpoint({
  ...ofAuthor,
  path: "/api/Admin/reject-all/{authorId}",
  safe: false,
  body: z.object({ reason: field.prose(lengths.reason).default("") }),
  ok: z.object({ rejected: count, left: count, at: time }),
})

/**
 * Ours. Puts questions back under review, at most 100, that the caller has rejected between these
 * times, both included, and within `undoMinutes`.
 */
export const undoAll = endpoint({
  ...ofAuthor,
  path: "/api/Admin/undo-all/{authorId}",
  safe: false,
  body: z.object({ from: time, to: time }),
  ok: z.object({ undone: count, left: count }),
})
