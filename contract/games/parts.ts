import * as z from "zod"
import { ofWorkId } from "../classes/class-parts"
import * as field from "../fields"
import { counts, givenAnswerMax, lengths } from "../limits"
import { wireGames } from "../words"
import { drawOptions, drawOptionsOfBody } from "./draw-options"

export const teachers = ["Teacher", "Admin"] as const
export const everybody = ["Student", "Teacher", "Admin", "User"] as const

/** `chapter` is its number or its name. `userID` does not prove who calls. */
const selection = z.object({
  grade: field.reference,
  subject: field.reference,
  chapter: field.reference,
  userID: field.looseReference,
  ...drawOptionsOfBody,
})

const query = z.object(drawOptions)

const entertainmentSection = z.object({
  section: z.string().regex(/^[0-4]$/, "is not a number from 0 to 4"),
})

export const chapterDraw = {
  method: "POST",
  query,
  body: selection,
  safe: false,
  confirmedOnly: true,
} as const

export const sectionDraw = {
  method: "GET",
  auth: "bearer",
  roles: everybody,
  params: entertainmentSection,
  query,
  safe: false,
  refusals: [400, 401, 404],
} as const

/**
 * Ours: a draw from a section for anybody. Nothing is issued; an answer is judged against the right answer sent with
 * it.
 */
export const visitorDraw = {
  ours: "visitor-play",
  method: "GET",
  auth: "none",
  params: entertainmentSection,
  query: z.object({ language: drawOptions.language }),
  safe: true,
  refusals: [400, 404, 429],
} as const

/**
 * Ours: the next round of a work, in the caller's own order. 403 before its beginning and after its
 * end, 404 with how many rounds are done if no round of this game is left.
 */
export const workDraw = {
  ours: "class-work",
  method: "GET",
  auth: "bearer",
  roles: ["Student"],
  relation: "pupil of the work's class",
  params: ofWorkId,
  safe: false,
  refusals: [400, 401, 403, 404],
} as const

/** An answer in either category. That of a known caller is judged against the question that was issued. */
export const answerCall = {
  method: "POST",
  auth: "cookie",
  safe: false,
  refusals: [400, 401],
} as const

export const typedQuestion = {
  question: field.anyText,
  summary: field.looseText,
  correctAnswer: field.anyText,
  alternatives: field.alternatives,
  exact: field.looseExact,
  signs: field.signs,
}

export const answerText = z.string().max(givenAnswerMax)

export const newQuestionCall = { method: "POST", safe: false, ok: field.doneSentence } as const

/** The placement of an education question. An Admin sends `subject`; a teacher's own is known. */
export const inChapter = {
  userId: field.looseReference,
  grade: field.reference,
  chapter: field.reference,
  subject: field.reference.optional(),
  language: field.language.optional(),
}

export const inSection = { section: field.section, language: field.language.optional() }

/**
 * Ours: `replaces` is the version from which the question was made, `twinOf` the same question in another language. For
 * a set, one id per question, in order.
 */
const madeOf = (max: number) => ({
  replaces: z.array(field.wholeNumber).max(max).optional(),
  twinOf: z.array(field.wholeNumber).max(max).optional(),
})
export const ofOne = madeOf(1)
export const ofSet = madeOf(counts.items)

export const withLinks = {
  ...newQuestionCall,
  extension: "question-versions",
  ourFields: { exact: "exact" },
} as const

const words = {
  question: field.questionText(lengths.question),
  summary: field.plainProse(lengths.summary),
}
export const answeredFields = {
  answer: field.plainText(lengths.answer),
  wrongAnswers: field.wrongAnswers.optional(),
  exact: field.exact,
}
export const fiveHintsBody = {
  ...words,
  ...answeredFields,
  game: z.literal(wireGames["five-hints"]),
  hints: field.hints,
}
const trueStatements = z
  .string()
  .regex(/^(?:([1-6])(?!.*\1)){1,6}$/, "is not the places of the true statements, such as 135")
  .transform((numbers) => Array.from(numbers).toSorted().join(""))

export const offsideBody = {
  ...words,
  game: z.literal(wireGames.offside),
  hints: field.statements,
  answer: trueStatements,
}
export const difficultyBody = {
  game: z.literal(wireGames.difficulty),
  questions: z
    .array(z.object({ ...words, ...answeredFields, difficultyLevel: field.level }))
    .length(counts.items),
}

export const anyQuestion = <Placement extends z.ZodRawShape>(placement: Placement) =>
  z.discriminatedUnion("game", [
    z.object({ ...placement, ...fiveHintsBody }),
    z.object({ ...placement, ...offsideBody }),
    z.object({ ...placement, ...difficultyBody }),
  ])

/** Without `exact`, it stays what it is. */
const correctedAnswer = { answer: answeredFields.answer, exact: answeredFields.exact }

export const anyCorrection = z.discriminatedUnion("game", [
  z.object({
    ...words,
    game: fiveHintsBody.game,
    hints: fiveHintsBody.hints,
    ...correctedAnswer,
  }),
  z.object(offsideBody),
  z.object({ ...words, game: difficultyBody.game, ...correctedAnswer }),
])
