import * as z from "zod"
import { authoring } from "#contract"
import { lengths } from "#contract/limits"
import { wireGames } from "#contract/words"
import { givesAway } from "#game/authoring/hints"
import { authoringRoute } from "#app/authoring/authoring-route.server"
import {
  readAlternatives,
  answerBody,
  answerErrors,
  answerFields,
  commonFields,
  levelField,
  proseField,
  questionField,
  repeats,
  tries,
  wrongAnswers,
} from "#app/authoring/form/fields.server"
import { defineForm } from "#app/forms/define-form.server"
import type { Message } from "#app/i18n/keys"
import { type DifficultyDraft, difficultyDraft } from "./draft"

const item = z.object({
  question: questionField,
  ...answerFields,
  wrongAnswers,
  summary: proseField(lengths.summary),
  difficultyLevel: levelField,
  tries,
})

const form = defineForm(
  z.object({ ...commonFields, questions: z.tuple([item, item, item, item, item, item]) }),
)

/** One of each level and a second one of the middle level, as a round draws them. */
const defaultLevels = ["0", "1", "2", "2", "3", "4"]

export const difficultyAuthoring = authoringRoute({
  game: "difficulty",
  calls: {
    education: authoring.makeEducationDifficulty,
    entertainment: authoring.makeEntertainmentDifficulty,
  },
  form,
  defaults: Object.fromEntries(
    defaultLevels.map((value, index) => [`questions[${index}].difficultyLevel`, value]),
  ),
  draftOf: difficultyDraft,
  errorsOf: ({ items }) =>
    Object.assign({}, ...items.map((item, index) => answerErrors(`questions[${index}].`, item))),
  warningsOf: ({ items }) => [
    ...(haveOneLevel(items) ? [{ key: "make.warnings.sameLevel" } as const] : []),
    ...repeats(items.map(({ question }) => question)).map(({ index, first }): Message => ({
      key: "make.warnings.sameItem",
      params: { number: index + 1, first: first + 1 },
    })),
    ...items.flatMap(({ question, answer: right }, index): Message[] =>
      givesAway(question, right)
        ? [{ key: "make.warnings.itemTells", params: { number: index + 1 } }]
        : [],
    ),
  ],
  questionsOf: ({ items }) => items.map(({ question }) => ({ question, lines: [] })),
  typedAnswersOf: ({ items }) =>
    items.map(({ question, answer, exact, wrongAnswers: wrong }, index) => ({
      prefix: `questions[${index}].`,
      question,
      answer,
      exact,
      wrongAnswers: readAlternatives(wrong),
    })),
  questionOf: ({ questions, language }) => ({
    game: wireGames.difficulty,
    language,
    questions: questions.map(({ question, summary, difficultyLevel, ...right }) => ({
      question,
      ...answerBody(right),
      summary,
      difficultyLevel: Number(difficultyLevel),
    })),
  }),
})

const haveOneLevel = (items: DifficultyDraft["items"]) =>
  new Set(items.map(({ level: chosen }) => chosen)).size === 1 && items[0]?.level !== ""
