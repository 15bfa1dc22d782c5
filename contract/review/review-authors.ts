import * as z from "zod"
import { endpoint } from "../endpoint"
import * as field from "../fields"
import { lengths } from "../limits"

const ofAdmin = { ours: "review-authors", auth: "bearer", roles: ["Admin"] } as const

const authorId = z.string().regex(/^\d{1,15}$/, "is not the id of an author")
const ofAuthor = {
  ...ofAdmin,
  method: "POST",
  params: z.object({ authorId }),
  refusals: [400, 401, 403, 404, 405],
} as const

const count = z.number().int().nonnegative()
const time = z.number().int().nonnegative()

/** Ours. The authors with questions under review, those with the most first, at most 50; or the one that is named. */
export const waitingAuthors = endpoint({
  ...ofAdmin,
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
