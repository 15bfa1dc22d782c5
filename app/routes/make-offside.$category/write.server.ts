import * as z from "zod"
import { counts, lengths } from "#contract/limits"
import { wireGames } from "#contract/words"
import { key } from "#app/forms/account-fields.server"
import { defineForm } from "#app/forms/define-form.server"
import { craft } from "#app/make/craft.server"
import type { OffsideDraft } from "#app/make/drafts"
import { around, line, prose } from "#app/make/fields.server"
import { sendQuestion } from "#app/make/send.server"
import { repeats, typedIn, typedInto } from "#app/make/typed.server"
import { StatementsPreview } from "./statements-preview"

const statement = line(lengths.line)
const isPlace = (place: string) => /^[1-6]$/.test(place)

const form = defineForm(
  z.object({
    ...around,
    question: line(lengths.question),
    hints: z.tuple([statement, statement, statement, statement, statement, statement]),
    correct: z
      .array(z.string())
      .min(1, { error: key("errors.make.noneTrue") })
      .refine((places) => places.every(isPlace), { error: key("errors.invalid") }),
    summary: prose(lengths.summary),
  }),
  { lists: ["correct"] },
)

export const writing = craft({
  game: "offside",
  form,
  draftOf: (typed): OffsideDraft => ({
    question: typedIn(typed, "question"),
    statements: typedInto(typed, "hints", counts.statements).map((text, place) => ({
      place: place + 1,
      text,
      isTrue: typed.getAll("correct").includes(String(place + 1)),
    })),
    summary: typedIn(typed, "summary"),
  }),
  Preview: StatementsPreview,
  warningsOf: ({ statements }) => [
    ...(statements.every(({ isTrue }) => isTrue)
      ? [{ key: "make.warnings.allTrue" } as const]
      : []),
    ...repeats(statements.map(({ text }) => text)).map(
      ({ place, first }) =>
        ({
          key: "make.warnings.sameStatement",
          params: { number: place + 1, first: first + 1 },
        }) as const,
    ),
  ],
  askedOf: ({ question, statements }) => [{ question, lines: statements.map(({ text }) => text) }],
  send: (maker, where, { question, hints, correct, summary, language }) =>
    sendQuestion(maker, where, language, {
      game: wireGames.offside,
      question,
      hints,
      answer: [...new Set(correct)].toSorted().join(""),
      summary,
    }),
})
