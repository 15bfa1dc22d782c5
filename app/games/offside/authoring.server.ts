import * as z from "zod"
import { authoring } from "#contract"
import { lengths } from "#contract/limits"
import { wireGames } from "#contract/words"
import { authoringRoute } from "#app/authoring/authoring-route.server"
import {
  commonFields,
  line,
  proseField,
  questionField,
  repeats,
} from "#app/authoring/form/fields.server"
import { key } from "#app/forms/account-fields.server"
import { defineForm } from "#app/forms/define-form.server"
import { offsideDraft } from "./draft"

const statement = line(lengths.line)
const isNumber = (number: string) => /^[1-6]$/.test(number)

const form = defineForm(
  z.object({
    ...commonFields,
    question: questionField,
    hints: z.tuple([statement, statement, statement, statement, statement, statement]),
    correct: z
      .array(z.string())
      .min(1, { error: key("errors.make.noneTrue") })
      .refine((numbers) => numbers.every(isNumber), { error: key("errors.make.trueNumbers") }),
    summary: proseField(lengths.summary),
  }),
  { lists: ["correct"] },
)

export const offsideAuthoring = authoringRoute({
  game: "offside",
  calls: {
    education: authoring.makeEducationQuestion,
    entertainment: authoring.makeEntertainmentQuestion,
  },
  form,
  draftOf: offsideDraft,
  warningsOf: ({ statements }) => [
    ...(statements.every(({ isTrue }) => isTrue)
      ? [{ key: "make.warnings.allTrue" } as const]
      : []),
    ...repeats(statements.map(({ text }) => text)).map(
      ({ index, first }) =>
        ({
          key: "make.warnings.sameStatement",
          params: { number: index + 1, first: first + 1 },
        }) as const,
    ),
  ],
  questionsOf: ({ question, statements }) => [
    { question, lines: statements.map(({ text }) => text) },
  ],
  questionOf: ({ question, hints, correct, summary, language }) => ({
    game: wireGames.offside,
    question,
    hints,
    answer: [...new Set(correct)].toSorted().join(""),
    summary,
    language,
  }),
})
