import * as z from "zod"
import { authoring } from "#contract"
import { lengths } from "#contract/limits"
import { wireGames } from "#contract/words"
import { givesAway } from "#game/authoring/hints"
import { authoringRoute } from "#app/authoring/authoring-route.server"
import {
  answerBody,
  answerErrors,
  answerFields,
  commonFields,
  line,
  proseField,
  questionField,
  readAlternatives,
  repeats,
  tries,
  wrongAnswers,
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
    ...answerFields,
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
  typedAnswersOf: ({ question, answer, exact, wrongAnswers: wrong }) => [
    { prefix: "", question, answer, exact, wrongAnswers: readAlternatives(wrong) },
  ],
  questionOf: ({ question, hints, summary, language, ...right }) => ({
    game: wireGames["five-hints"],
    question,
    hints,
    ...answerBody(right),
    summary,
    language,
  }),
})

function errorsOf({ hints, ...draft }: FiveHintsDraft): FieldErrors {
  const repeated = repeats(hints).map(({ index, first }) => [
    `hints[${index}]`,
    [{ key: "errors.make.sameHint", params: { number: first + 1 } } as const],
  ])
  const telling = hints.flatMap((text, index) =>
    givesAway(text, draft.answer)
      ? [[`hints[${index}]`, [{ key: "errors.make.tellsAnswer" } as const]]]
      : [],
  )
  return {
    ...Object.fromEntries([...repeated, ...telling]),
    ...answerErrors("", draft),
  }
}
