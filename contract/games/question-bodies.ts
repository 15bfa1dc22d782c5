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
}
export const fiveHints = {
  ...words,
  ...answeredFields,
  game: z.literal(wireGames["five-hints"]),
  hints: field.hints,
}
/** The numbers of the true statements, each once; sorted. */
const trueStatements = z
  .string()
  .regex(/^(?:([1-6])(?!.*\1)){1,6}$/, "is not the places of the true statements, such as 135")
  .transform((numbers) => Array.from(numbers).toSorted().join(""))

/** `answer` lists the true statements: "135". */
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

export const anyCorrection = z.discriminatedUnion("game", [
  z.object({
    ...words,
    game: fiveHints.game,
    hints: fiveHints.hints,
    answer: answeredFields.answer,
  }),
  z.object(offside),
  z.object({ ...words, game: difficulty.game, answer: answeredFields.answer }),
])
