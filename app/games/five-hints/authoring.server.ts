import * as z from "zod"
import { authoring } from "#contract"
import { lengths } from "#contract/limits"
import { wireGames } from "#contract/words"
import { givesAway } from "#game/authoring/hints"
import { authoringRoute } from "#app/authoring/authoring-route.server"
import {
  answer,
  commonFields,
  line,
  proseField,
  questionField,
  readAlternatives,
  repeats,
  tries,
  wrongAnswers,
  wrongAnswersErrors,
} from "#app/authoring/form/fields.server"
import { defineForm } from "#app/forms/define-form.server"
import type { FieldErrors } from "#app/forms/submission.server"
import { type FiveHintsDraft, fiveHintsDraft } from "./draft"

const hint = line(lengths.line)

const form = defineForm(
  z.object({
    ...commonFields,
    question: questionField,
    hints: z.tuple([hint, hint, hint, hint, hint]),
    answer: answer(lengths.answer),
    wrongAnswers,
    summary: proseField(lengths.summary),
    tries,
  }),
)

export const fiveHintsAuthoring = authoringRoute({
  game: "five-hints",
  calls: {
    education: authoring.makeEducationQuestion,
    entertainment: authoring.makeEntertainmentQuestion,
  },
  form,
  draftOf: fiveHintsDraft,
  errorsOf,
  warningsOf: ({ question, answer: right }) =>
    givesAway(question, right) ? [{ key: "make.warnings.questionTells" }] : [],
  questionsOf: ({ question, hints }) => [{ question, lines: hints }],
  typedAnswersOf: ({ question, answer: right, wrongAnswers: wrong }) => [
    { prefix: "", question, answer: right, wrongAnswers: readAlternatives(wrong) },
  ],
  questionOf: ({ question, hints, answer: right, wrongAnswers: wrong = "", ...rest }) => ({
    game: wireGames["five-hints"],
    question,
    hints,
    answer: right,
    summary: rest.summary,
    language: rest.language,
    ...(wrong ? { wrongAnswers: readAlternatives(wrong) } : {}),
  }),
})

/** A hint must not repeat another, nor contain the answer; a wrong answer must not be the right one. */
function errorsOf({ hints, answer: right, wrongAnswers: wrong }: FiveHintsDraft): FieldErrors {
  const repeated = repeats(hints).map(({ index, first }) => [
    `hints[${index}]`,
    [{ key: "errors.make.sameHint", params: { number: first + 1 } } as const],
  ])
  const telling = hints.flatMap((text, index) =>
    givesAway(text, right)
      ? [[`hints[${index}]`, [{ key: "errors.make.tellsAnswer" } as const]]]
      : [],
  )
  return {
    ...Object.fromEntries([...repeated, ...telling]),
    ...wrongAnswersErrors("wrongAnswers", wrong, right),
  }
}
