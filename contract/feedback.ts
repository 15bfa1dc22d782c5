import * as z from "zod"
import { endpoint } from "./endpoint"
import * as field from "./fields"
import { everybody } from "./games/parts"
import { attemptNameMax, counts, lengths } from "./limits"
import { appealVerdicts, reportReasons } from "./words"

/** Ours: what players say of questions that they were given, and what becomes of it. */
const ofPlayers = {
  ours: "appeals",
  auth: "bearer",
  roles: everybody,
  safe: true,
} as const

/** An issued question by the name of its round, of a set also by its index. */
const issued = {
  attempt: z.string().max(attemptNameMax),
  item: field.wholeNumber.pipe(z.number().max(counts.items - 1)).default(0),
  /** In the player's own words. */
  word: field.plainText(lengths.word).default(""),
}

/** "I was right": the answer that the caller gave to this issue, which is wrong. One a player and question. */
export const fileAppeal = endpoint({
  ...ofPlayers,
  method: "POST",
  path: "/api/appeals",
  body: z.object(issued),
  ok: field.done,
  refusals: [400, 401, 404, 405, 409],
})

/** The question is bad. One report a player and question. */
export const fileReport = endpoint({
  ...ofPlayers,
  method: "POST",
  path: "/api/reports",
  body: z.object({ ...issued, reason: z.enum(reportReasons) }),
  ok: field.done,
  refusals: [400, 401, 404, 405],
})

const count = z.number().int().nonnegative()

const listed = {
  questionID: field.anyText,
  question: field.anyText,
  game: z.string(),
  count,
  /** What players wrote beside it, the newest first. */
  words: z.array(z.string()),
}

/** What is open of the caller's questions, for admins of all: at most `feedbackMax` of each, the most frequent first. */
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
        /** As the first player typed it, and the form in which all of them are equal. */
        given: z.string(),
        key: z.string(),
      }),
    ),
    reports: z.array(
      z.object({ ...listed, reasons: z.partialRecord(z.enum(reportReasons), count) }),
    ),
  }),
  refusals: [401, 404, 405],
})
export type OpenFeedback = z.output<typeof openFeedback.ok>

const questionID = field.wholeNumber

/** Decides on an appealed answer; the first decision stands. 409 where there is another one. */
export const decideAppeal = endpoint({
  ...ofPlayers,
  method: "POST",
  path: "/api/appeals/decide",
  body: z.object({
    questionID,
    key: z.string().max(500),
    verdict: z.enum(appealVerdicts),
    /** Why it is declined. */
    reason: field.plainText(lengths.reason).default(""),
  }),
  ok: field.done,
  refusals: [400, 401, 404, 405, 409],
})

/** The reports of a question were read. A later one opens it again. */
export const closeReports = endpoint({
  ...ofPlayers,
  method: "POST",
  path: "/api/reports/close",
  body: z.object({ questionID }),
  ok: field.done,
  refusals: [400, 401, 404, 405],
})
