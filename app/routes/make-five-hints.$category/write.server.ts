import * as z from "zod"
import { counts, lengths } from "#contract/limits"
import { wireGames } from "#contract/words"
import { givesAway } from "#game/authoring/hints"
import { defineForm } from "#app/forms/define-form.server"
import { craft } from "#app/make/craft.server"
import type { FiveHintsDraft } from "#app/make/drafts"
import { answer, around, line, prose } from "#app/make/fields.server"
import type { Wrong } from "#app/make/locate.server"
import { sendQuestion } from "#app/make/send.server"
import { repeats, typedIn, typedInto } from "#app/make/typed.server"
import { HintsPreview } from "./hints-preview"

const hint = line(lengths.line)

const form = defineForm(
  z.object({
    ...around,
    question: line(lengths.question),
    hints: z.tuple([hint, hint, hint, hint, hint]),
    answer: answer(lengths.answer),
    summary: prose(lengths.summary),
  }),
)

export const writing = craft({
  game: "five-hints",
  form,
  draftOf: (typed): FiveHintsDraft => ({
    question: typedIn(typed, "question"),
    hints: typedInto(typed, "hints", counts.hints),
    answer: typedIn(typed, "answer"),
    summary: typedIn(typed, "summary"),
  }),
  wrongWith,
  Preview: HintsPreview,
  warningsOf: ({ question, answer: right }) =>
    givesAway(question, right) ? [{ key: "make.warnings.questionTells" }] : [],
  askedOf: ({ question, hints }) => [{ question, lines: hints }],
  send: (maker, where, { question, hints, answer: right, summary, language }) =>
    sendQuestion(maker, where, language, {
      game: wireGames["five-hints"],
      question,
      hints,
      answer: right,
      summary,
    }),
})

/** A hint that says what another says, or the answer. */
function wrongWith({ hints, answer: right }: FiveHintsDraft): Wrong {
  const same = repeats(hints).map(({ place, first }) => [
    `hints[${place}]`,
    [{ key: "errors.make.sameHint", params: { number: first + 1 } } as const],
  ])
  const telling = hints.flatMap((text, place) =>
    givesAway(text, right)
      ? [[`hints[${place}]`, [{ key: "errors.make.tellsAnswer" } as const]]]
      : [],
  )
  return Object.fromEntries([...same, ...telling])
}
