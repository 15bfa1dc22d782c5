import * as z from "zod"
import { counts, lengths } from "#contract/limits"
import { givesAway } from "#game/authoring/hints"
import { defineForm } from "#app/forms/define-form.server"
import type { Message } from "#app/i18n/keys"
import { craft } from "#app/make/craft.server"
import type { DifficultyDraft } from "#app/make/drafts"
import { answer, around, level, line, prose } from "#app/make/fields.server"
import { sendSet } from "#app/make/send.server"
import { repeats, typedIn } from "#app/make/typed.server"
import { ItemsPreview } from "./items-preview"

const item = z.object({
  question: line(lengths.question),
  answer: answer(lengths.answer),
  summary: prose(lengths.summary),
  difficultyLevel: level,
})

const form = defineForm(
  z.object({ ...around, questions: z.tuple([item, item, item, item, item, item]) }),
)

/** One of each level and a second in the middle: what a round draws. */
const usual = ["0", "1", "2", "2", "3", "4"]

export const writing = craft({
  game: "difficulty",
  form,
  begin: Object.fromEntries(
    usual.map((value, place) => [`questions[${place}].difficultyLevel`, value]),
  ),
  draftOf: (typed): DifficultyDraft => ({
    items: Array.from({ length: counts.items }, (_, place) => ({
      question: typedIn(typed, `questions[${place}].question`),
      answer: typedIn(typed, `questions[${place}].answer`),
      summary: typedIn(typed, `questions[${place}].summary`),
      level: typedIn(typed, `questions[${place}].difficultyLevel`),
    })),
  }),
  Preview: ItemsPreview,
  warningsOf: ({ items }) => [
    ...(isLevel(items) ? [{ key: "make.warnings.sameLevel" } as const] : []),
    ...repeats(items.map(({ question }) => question)).map(({ place, first }): Message => ({
      key: "make.warnings.sameItem",
      params: { number: place + 1, first: first + 1 },
    })),
    ...items.flatMap(({ question, answer: right }, place): Message[] =>
      givesAway(question, right)
        ? [{ key: "make.warnings.itemTells", params: { number: place + 1 } }]
        : [],
    ),
  ],
  askedOf: ({ items }) => items.map(({ question }) => ({ question, lines: [] })),
  send: (maker, where, { questions, language }) =>
    sendSet(
      maker,
      where,
      language,
      questions.map(({ difficultyLevel, ...words }) => ({
        ...words,
        difficultyLevel: Number(difficultyLevel),
      })),
    ),
})

/** Whether one item is as hard as the other. */
const isLevel = (items: DifficultyDraft["items"]) =>
  new Set(items.map(({ level: chosen }) => chosen)).size === 1 && items[0]?.level !== ""
