import * as z from "zod"
import { endpoint } from "../endpoint"
import * as field from "../fields"
import { everybody } from "../games/parts"
import { lengths } from "../limits"
import { questionId } from "../listed"

const ofQuestion = {
  ours: "retire",
  method: "POST",
  auth: "bearer",
  safe: true,
  params: questionId,
  ok: field.doneSentence,
  refusals: [400, 401, 403, 404, 405, 409],
} as const

/** Whether the call is for all questions that were written together with this one. */
const isWholeSet = z.boolean().default(false)
const reason = field.plainProse(lengths.reason).default("")

/**
 * Takes a question out of play; rounds in play are judged and credited. Its open reports and its author's request are
 * closed. A repeat is 200; 409 if the question is neither in play nor hidden.
 */
export const retire = endpoint({
  ...ofQuestion,
  path: "/api/Admin/retire/{questionId}",
  roles: ["Admin"],
  body: z.object({ isWholeSet, reason }),
})

/**
 * Puts a retired or hidden question back into play and closes its reports; a question in play stays there, and its
 * author's request is refused. 409 if another version is played instead, and for every other status.
 */
export const putBack = endpoint({
  ...ofQuestion,
  path: "/api/Admin/put-back/{questionId}",
  roles: ["Admin"],
  body: z.object({ isWholeSet, reason }),
})

/** The author asks for the question and its set to be taken out of play. A repeat changes nothing; 409 if none is in play. */
export const requestRetirement = endpoint({
  ...ofQuestion,
  path: "/api/my-questions/{questionId}/retire",
  relation: "author",
  roles: everybody,
  body: z.object({ reason }),
})
