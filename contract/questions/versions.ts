import * as z from "zod"
import { endpoint } from "../endpoint"
import * as field from "../fields"
import { everybody } from "../games/parts"
import { chapterNames, event, listed, questionId } from "../listed"
import { questionStatuses } from "../words"

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
