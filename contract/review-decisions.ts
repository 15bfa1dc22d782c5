import * as z from "zod"
import { endpoint } from "./endpoint"
import * as field from "./fields"
import { lengths } from "./limits"
import { event, questionId } from "./listed"
import { decisions, questionEvents, reviewReasons } from "./words"

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
  ok: field.done,
  refusals: [400, 401, 403, 404, 405, 409],
} as const

/** Ours. One of three decisions, with reasons by key and in words. 409 where somebody has decided before. */
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
 * Ours. The question waits again, within `undoMinutes` of its decision; what it replaced is played again. 409
 * later, where nothing is decided, and where there is a newer version.
 */
export const undo = endpoint({
  ...changed,
  path: "/api/Admin/undo/{questionId}",
})

/** Ours. What the author of the question, a teacher, sends for its subject is approved at once from now on, or not. */
export const trust = endpoint({
  ...changed,
  path: "/api/Admin/trust/{questionId}",
  body: z.object({ isTrusted: z.boolean() }),
})

const day = z.iso.datetime().optional()

/** Ours. Who decided what and when, the newest first; nothing is ever deleted. */
export const history = endpoint({
  ...ofAdmin,
  method: "GET",
  path: "/api/Admin/history",
  safe: true,
  query: z.object({
    /** In the name of who decided, as it is written. */
    person: z.string().max(lengths.name.max).optional(),
    event: z.enum(questionEvents).exclude(["sent"]).optional(),
    from: day,
    to: day,
    /** The `next` of the page before. */
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
    /** `null` at the end. With a name a page may have fewer events, or none, before it. */
    next: z.string().nullable(),
  }),
  refusals: [400, 401, 403, 404, 405],
})
export type DecisionHistory = z.output<typeof history.ok>
