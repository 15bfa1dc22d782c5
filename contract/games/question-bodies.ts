import * as z from "zod"
import * as field from "../fields"
import { counts, lengths } from "../limits"
import { wireGames } from "../words"

export const words = {
  question: field.questionText(lengths.question),
  summary: field.plainProse(lengths.summary),
}
export const answeredFields = {
  answer: field.plainText(lengths.answer),
  wrongAnswers: field.wrongAnswers.optional(),
  exact: field.exact,
}
export const fiveHints = {
  ...words,
  ...answeredFields,
  game: z.literal(wireGames["five-hints"]),
  hints: field.hints,
}
const trueStatements = z
  .string()
  .regex(/^(?:([1-6])(?!.*\1)){1,6}$/, "is not the places of the true statements, such as 135")
  .transform((numbers) => Array.from(numbers).toSorted().join(""))

export const offside = {
  ...words,
  game: z.literal(wireGames.offside),
  hints: field.statements,
  answer: trueStatements,
}
export const difficulty = {
  game: z.literal(wireGames.difficulty),
  questions: z
    .array(z.object({ ...words, ...answeredFields, difficultyLevel: field.level }))
    .length(counts.items),
}

export const anyQuestion = <Placement extends z.ZodRawShape>(placement: Placement) =>
  z.discriminatedUnion("game", [
    z.object({ ...placement, ...fiveHints }),
    z.object({ ...placement, ...offside }),
    z.object({ ...placement, ...difficulty }),
  ])

/** Without `exact`, it stays what it is. */
const correctedAnswer = { answer: answeredFields.answer, exact: answeredFields.exact }

export const anyCorrection = z.discriminatedUnion("game", [
  z.object({
    ...words,
    game: fiveHints.game,
    hints: fiveHints.hints,
    ...correctedAnswer,
  }),
  z.object(offside),
  z.object({ ...words, game: difficulty.game, ...correctedAnswer }),
])
