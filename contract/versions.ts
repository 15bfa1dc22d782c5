import * as z from "zod"
import { endpoint } from "./endpoint"
import * as field from "./fields"
import { everybody } from "./games/parts"
import { chapterNames, event, listed, questionId } from "./listed"
import { questionStatuses } from "./words"

const ofAuthor = {
  ours: "question-versions",
  auth: "bearer",
  roles: everybody,
  params: questionId,
} as const

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
