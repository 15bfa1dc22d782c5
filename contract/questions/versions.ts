import * as z from "zod"
import { endpoint } from "../endpoint"
import * as field from "../fields"
import { everybody } from "../games/parts"
import { chapterNames, event, listed, questionId } from "../listed"
import { questionStatuses } from "../words"
import { lengths } from "../limits"

const ofAuthor = {
  ours: "question-versions",
  auth: "bearer",
  roles: everybody,
  params: questionId,
} as const

/** Ours. A question of the caller, for admins any, with its set, its previous version and its history. */
export const show = endpoint({
  ...ofAuthor,
  method: "GET",
  path: "/api/my-questions/{questionId}",
  relation: "author or admin",
  safe: true,
  ok: z.object({
    questions: z.array(
      z.object({
        ...listed,
        ...chapterNames,
        section: field.section.nullish(),
        chapterNumber: field.anyWhole.nullish(),
        gradeId: field.anyText.nullish(),
        status: z.enum(questionStatuses),
        accepted: z.array(z.string()).optional(),
      }),
    ),
    isOwn: z.boolean(),
    /** The newest 200 events of all versions up to this one, the oldest first. */
    history: z.array(event),
    before: z.object(listed).nullable(),
    /** The newest version, if the author goes on from that one; `null` if it is this one. */
    newer: field.anyText.nullable(),
    mayEdit: z.boolean().optional(),
    supersedes: field.anyText.nullable(),
    /** The same question in other languages, as linked by its author. */
    twins: z.array(field.anyText),
    canUndo: z.boolean(),
    /** Whether the author's questions for this subject are approved at once; `null` if that is not possible. */
    isTrusted: z.boolean().nullable(),
    /** The author's request to take the question out of play; `null` for none. */
    retirement: z.object({ reason: z.string() }).nullish(),
  }),
  refusals: [400, 401, 404, 405],
})
export type QuestionStory = z.output<typeof show.ok>

/** Ours. Withdraws the questions of the set that are still under review. 409 if there are none. */
export const withdraw = endpoint({
  ...ofAuthor,
  method: "POST",
  path: "/api/my-questions/{questionId}/withdraw",
  relation: "author",
  safe: false,
  ok: field.doneSentence,
  refusals: [400, 401, 404, 405, 409],
})

const ofQuestion = {
  ours: "retire",
  method: "POST",
  auth: "bearer",
  safe: true,
  params: questionId,
  ok: field.doneSentence,
  refusals: [400, 401, 403, 404, 405, 409],
} as const

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
