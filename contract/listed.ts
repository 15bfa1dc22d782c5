import * as z from "zod"
import * as field from "./fields"

/** A question as lists of authors and admins name it. */
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
  /** Ours: what never counts as right. */
  wrongAnswers: z
    .array(field.anyText)
    .nullish()
    .transform((value) => value ?? []),
  authorName: field.anyText.nullish(),
  createdAt: z.string().nullish(),
  language: z.string().nullish(),
  difficultyLevel: field.anyWhole.nullish(),
  /** Ours: the same for questions that were written together. */
  setId: z.string().nullish(),
}

export const chapterNames = {
  chapterName: field.looseText,
  gradeName: field.looseText,
  subjectName: field.looseText,
}
