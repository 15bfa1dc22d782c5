import * as z from "zod"
import { endpoint } from "../endpoint"
import * as field from "../fields"
import { everybody } from "../games/parts"
import { attemptNameMax, counts, lengths } from "../limits"
import { appealVerdicts, reportReasons } from "../words"

const ofPlayers = {
  ours: "appeals",
  auth: "bearer",
  roles: everybody,
  safe: true,
} as const

/** An issued question: `attempt` is the name of its round, `item` its index in a set. */
const issued = {
  attempt: z.string().max(attemptNameMax),
  item: field.wholeNumber.pipe(z.number().max(counts.items - 1)).default(0),
  word: field.plainText(lengths.word).default(""),
}

/** Appeals the caller's wrong answer to this issue ("I was right"). One appeal per player and question. */
export const fileAppeal = endpoint({
  ...ofPlayers,
  method: "POST",
  path: "/api/appeals",
  body: z.object(issued),
  ok: field.doneSentence,
  refusals: [400, 401, 404, 405, 409],
})

/** Reports a bad question. One report per player and question. */
export const fileReport = endpoint({
  ...ofPlayers,
  method: "POST",
  path: "/api/reports",
  body: z.object({ ...issued, reason: z.enum(reportReasons) }),
  ok: field.doneSentence,
  refusals: [400, 401, 404, 405],
})

const count = z.number().int().nonnegative()

const listed = {
  questionID: field.anyText,
  question: field.anyText,
  game: z.string(),
  count,
  words: z.array(z.string()),
}

/**
 * Open appeals and reports of the caller's questions, for admins of all: at most `feedbackMax` of each, the most
 * frequent first.
 */
export const openFeedback = endpoint({
  ...ofPlayers,
  method: "GET",
  path: "/api/feedback",
  ok: z.object({
    appeals: z.array(
      z.object({
        ...listed,
        /** The right answer, with its alternatives after "|". */
        answer: z.string(),
        /** `given` as the first player typed it; `key` is the normal form, in which all these answers are equal. */
        given: z.string(),
        key: z.string(),
      }),
    ),
    reports: z.array(
      z.object({
        ...listed,
        reasons: z.partialRecord(z.enum(reportReasons), count),
        /** Whether the reports took the question out of play; such questions come first. */
        isHidden: z.boolean().optional(),
      }),
    ),
    /** For admins: requests of authors to take a question out of play, the oldest first. */
    requests: z
      .array(
        z.object({
          questionID: field.anyText,
          question: field.anyText,
          game: z.string(),
          author: z.string().nullable(),
          reason: field.looseText,
          at: z.string(),
        }),
      )
      .optional(),
  }),
  refusals: [401, 404, 405],
})
export type OpenFeedback = z.output<typeof openFeedback.ok>

const questionID = field.wholeNumber

/**
 * Decides on an appealed answer; the first decision stands. 409 for a different one, and if the question has no room
 * for one more answer: then nothing is changed, and the sentence says "no room".
 */
export const decideAppeal = endpoint({
  ...ofPlayers,
  method: "POST",
  path: "/api/appeals/decide",
  body: z.object({
    questionID,
    key: z.string().max(500),
    verdict: z.enum(appealVerdicts),
    reason: field.plainText(lengths.reason).default(""),
  }),
  ok: field.doneSentence,
  refusals: [400, 401, 404, 405, 409],
})

/**
 * Revokes an answer that was accepted on appeal, as the question lists it. Points that were credited stay; nobody gets
 * new ones. 404 if the question has no such answer any more.
 */
export const revokeAnswer = endpoint({
  ours: "revoke-answers",
  auth: "bearer",
  roles: ["Admin"],
  safe: true,
  method: "POST",
  path: "/api/appeals/revoke",
  body: z.object({ questionID, answer: z.string().min(1).max(lengths.answer.max) }),
  ok: field.doneSentence,
  refusals: [400, 401, 403, 404, 405],
})

/**
 * Closes the reports of a question. A later report opens it again. For a hidden question, an admin puts it back by this
 * call, or retires it with `isRetired`; 409 for its author.
 */
export const closeReports = endpoint({
  ...ofPlayers,
  method: "POST",
  path: "/api/reports/close",
  body: z.object({ questionID, isRetired: z.boolean().default(false) }),
  ok: field.doneSentence,
  refusals: [400, 401, 404, 405, 409],
})
