import * as z from "zod"
import * as field from "./fields"
import { questionEvents, questionStatuses, reviewReasons } from "./words"

export const questionId = z.object({
  questionId: z.string().regex(/^\d{1,15}$/, "is not the id of a question"),
})

export const listed = {
  questionID: field.anyText,
  question: field.anyText,
  answer: field.looseText,
  summary: field.looseText,
  game: z.string(),
  hints: z
    .array(field.anyText)
    .nullish()
    .transform((value) => value ?? []),
  wrongAnswers: z
    .array(field.anyText)
    .nullish()
    .transform((value) => value ?? []),
  /** Ours: absent if the API knows no exact questions. */
  exact: field.looseExact,
  authorName: field.anyText.nullish(),
  createdAt: z.string().nullish(),
  language: z.string().nullish(),
  difficultyLevel: field.anyWhole.nullish(),
  /** Ours: equal for questions that were written together. */
  setId: z.string().nullish(),
}

export const chapterNames = {
  chapterName: field.looseText,
  gradeName: field.looseText,
  subjectName: field.looseText,
}

export const answeredQuestion = z.object({
  questionText: field.anyText,
  correctAnswer: field.anyText,
  alternatives: field.alternatives,
  exact: field.looseExact,
  subject: field.looseText,
  chapter: field.looseText,
  hints: z
    .array(field.anyText)
    .nullish()
    .transform((value) => value ?? []),
  game: z.string(),
  givenAnswer: field.anyText.nullish(),
  correct: z.boolean().nullish(),
  answeredAt: z.string().nullish(),
  /** Ours: equal for all questions that were drawn as one set. */
  set: z.string().optional().catch(undefined),
  /** Ours: in `record` only. */
  questionID: field.anyText.optional().catch(undefined),
})
export type AnsweredQuestion = z.output<typeof answeredQuestion>

export const event = z.object({
  event: z.enum(questionEvents),
  at: z.string(),
  /** The name of the person who decided; `null` for an event of the author, "" or `null` for an erased person. */
  by: z.string().nullable(),
  reason: field.looseText,
  /** Reasons by key. They are shown in the reader's language, before the text in `reason`. */
  templates: z.array(z.enum(reviewReasons)),
  /** The pupils' answer that the event is about; "" for none. */
  answer: field.looseText.optional(),
  questionID: field.anyText,
})

/** What a 409 of the calls that create questions says in addition: the version to go on from. */
export const newerVersion = z.object({
  newest: z.object({
    questionID: field.anyText,
    question: field.anyText,
    status: z.enum(questionStatuses),
  }),
})
export type NewestVersion = z.output<typeof newerVersion>["newest"]
