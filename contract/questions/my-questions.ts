import * as z from "zod"
import { endpoint } from "../endpoint"
import * as field from "../fields"
import { everybody } from "../games/parts"
import { chapterNames, listed } from "../listed"
import { questionStatuses, reviewReasons } from "../words"

const count = z.number().int().nonnegative()

const ofAuthor = {
  ours: "my-questions",
  auth: "bearer",
  roles: everybody,
  safe: true,
  refusals: [400, 401, 404, 405],
} as const

/** Ours. The caller's questions with their status, by the time of decision or sending, the newest first. */
export const list = endpoint({
  ...ofAuthor,
  method: "GET",
  path: "/api/my-questions",
  isList: true,
  query: z.object({
    /** `decided`: approved, rejected, or changes are wanted. Replaced questions are listed with `replaced` only. */
    status: z.enum([...questionStatuses, "decided"]).optional(),
    game: field.game.optional(),
    search: z.string().max(200).optional(),
    before: z
      .string()
      .regex(/^\d{1,15}-\d{1,15}$/, "is not the end of a page")
      .optional(),
    /** Fewer questions are returned if they are long, see `questionsMaxBytes`. */
    size: z
      .string()
      .regex(/^(?:[1-9]\d?|[1-4]\d\d|500)$/, "is not a number from 1 to 500")
      .optional(),
  }),
  ok: z.object({
    questions: z.array(
      z.object({
        ...listed,
        ...chapterNames,
        section: field.section.nullish(),
        status: z.enum(questionStatuses),
        decidedAt: z.string().nullish(),
        reason: field.looseText,
        templates: z.array(z.enum(reviewReasons)).optional(),
        isNew: z.boolean(),
        accepted: z.array(z.string()).optional(),
      }),
    ),
    /** Whether the caller wants a mail on days with decisions; absent if the API sends none. */
    wantsMail: z.boolean().optional(),
    /** `null` at the end. With a search or a game, an earlier page may have fewer entries, or none. */
    next: z.string().nullable(),
    /**
     * Counts of all questions of the caller. `news` is at most `newsMax`; `feedback` counts the entries of `GET
     * /api/feedback`, `drafts` those of `GET /api/drafts`.
     */
    counts: z.object({
      waiting: count,
      approved: count,
      changes: count.default(0),
      rejected: count,
      withdrawn: count.default(0),
      retired: count.default(0),
      hidden: count.default(0),
      news: count,
      feedback: count.default(0),
      drafts: count.default(0),
    }),
  }),
})
export type MyQuestions = z.output<typeof list.ok>

/**
 * Ours. Records that the caller has seen the decisions up to this time. A time before the recorded one changes nothing.
 */
export const markSeen = endpoint({
  ...ofAuthor,
  method: "POST",
  path: "/api/my-questions/seen",
  body: z.object({ until: z.iso.datetime().max(40) }),
  ok: field.doneSentence,
})

/**
 * Ours. Sets whether the caller gets a mail on days with decisions on their questions, in the language of this call.
 */
export const chooseMail = endpoint({
  ours: "author-mail",
  method: "POST",
  path: "/api/author-mail",
  auth: "bearer",
  roles: everybody,
  safe: true,
  body: z.object({ wanted: z.boolean() }),
  ok: field.doneSentence,
  refusals: [400, 401, 404, 405],
})

/** Ours. Stops the mails, by the token of their link. An unknown token changes nothing. */
export const stopMail = endpoint({
  ours: "author-mail",
  method: "POST",
  path: "/api/author-mail/stop",
  auth: "none",
  safe: true,
  body: z.object({ token: z.string().max(100) }),
  ok: field.doneSentence,
  refusals: [400, 404, 405],
})
