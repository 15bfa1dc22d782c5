import * as z from "zod"
import { endpoint } from "./endpoint"
import * as field from "./fields"
import { everybody } from "./games/parts"
import { lengths } from "./limits"
import { chapterNames, listed } from "./listed"
import { decisions, questionEvents, questionStatuses, reviewReasons } from "./words"

const questionId = z.object({
  questionId: z.string().regex(/^\d{1,15}$/, "is not the id of a question"),
})

const ofAuthor = {
  ours: "question-versions",
  auth: "bearer",
  roles: everybody,
  params: questionId,
} as const

const event = z.object({
  event: z.enum(questionEvents),
  at: z.string(),
  /** Who decided; `null` for the author. */
  by: z.string().nullable(),
  reason: field.looseText,
  /** Reasons to be shown in the reader's language, before the words in `reason`. */
  templates: z.array(z.enum(reviewReasons)),
  /** Of which version of the question. */
  questionID: field.anyText,
})

/**
 * Ours. A question of the caller, for admins any, with its set, the version before it and all that was decided.
 */
export const show = endpoint({
  ...ofAuthor,
  method: "GET",
  path: "/api/my-questions/{questionId}",
  safe: true,
  ok: z.object({
    /** Those that were written together, the easiest first. */
    questions: z.array(
      z.object({
        ...listed,
        ...chapterNames,
        section: field.section.nullish(),
        chapterNumber: field.anyWhole.nullish(),
        gradeId: field.anyText.nullish(),
        status: z.enum(questionStatuses),
      }),
    ),
    isOwn: z.boolean(),
    /** Of all versions up to this one, the oldest first. */
    history: z.array(event),
    /** The texts of the version before; `null` for none. */
    before: z.object(listed).nullable(),
    /** The newest version that was made of this one; `null` for none. */
    newer: field.anyText.nullable(),
    /** The version that is played until this one is approved; `null` for none. */
    supersedes: field.anyText.nullable(),
    /** The question in other languages, where its author has written it so. */
    twins: z.array(field.anyText),
    /** Whether its decision can be undone now. */
    canUndo: z.boolean(),
    /** Whether what the author sends for this subject is approved at once; `null` where it cannot be. */
    isTrusted: z.boolean().nullable(),
  }),
  refusals: [400, 401, 404, 405],
})
export type QuestionStory = z.output<typeof show.ok>

/** Ours. Takes back what still waits of the question and its set. 409 where nothing does. */
export const withdraw = endpoint({
  ...ofAuthor,
  method: "POST",
  path: "/api/my-questions/{questionId}/withdraw",
  safe: false,
  ok: field.done,
  refusals: [400, 401, 404, 405, 409],
})

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
