import type { Game } from "../../contract/words"
import { answeredSet, rightAnswer, sets } from "../contract/samples/play"

/**
 * The shape of a request's body, by an example: a list of one has any length, and a field whose name ends in `?` is
 * optional.
 */
type Shape = string | number | boolean | readonly unknown[] | { readonly [name: string]: unknown }

/** What a call sends, by the end of its path in lower case; without one it sends no query and no body. */
export interface Letter {
  readonly body?: Shape
  readonly or?: Shape
  /** Required names; those with a final `?` are optional. */
  readonly query?: readonly string[]
}
export type Letters = Readonly<Record<string, Letter>>

const chapter = { userId: "", grade: 0, chapter: "", "subject?": "", "language?": "" }
const section = { section: 0, "language?": "" }
/** The place of a question in the body of a call, by category. */
export const places = Object.entries({ education: chapter, entertainment: section })

function lettersOfDraws(game: string): Letters {
  const query = ["again?", "language?"]
  return {
    [`education/${game}/question`]: { body: sets, query },
    [`entertainment/${game}/question/{section}`]: { query },
  }
}

/** What a client without scripts knows of one game, written by hand: its forms and calls. */
export interface PlainGame {
  readonly written: Readonly<Record<string, string | readonly string[]>>
  readonly questionField: string
  /** The end of the addresses of the calls that store a question, cut off after `make`. */
  readonly makeCall: string
  /** The text fields of the form that writes a question, with their maximum lengths. */
  readonly texts: Readonly<Record<string, number>>
  readonly choices: Readonly<Record<string, string>>
  /** The forms of a round: their text fields with maximum lengths, and the button. */
  readonly roundForms: readonly { readonly texts: PlainGame["texts"]; readonly intent: string }[]
  /** The call with which the API judges an answer, and its form's fields; `null` if the API judges none. */
  readonly judged: Judged | null
  /** The expected requests of the game's own calls, written by hand from the specification. */
  readonly letters: Letters
}

interface Judged {
  readonly call: string
  readonly fields: readonly string[]
  readonly button?: { readonly name: string; readonly value: string }
}

const fiveTexts = Object.fromEntries([0, 1, 2, 3, 4].map((place) => [`hints[${place}]`, 200]))

const typed = { question: "", answer: "", summary: "", game: "" }
const asHints = { ...typed, "wrongAnswers?": [""], hints: Array(5).fill("") }
/** The same calls also store the statements of offside. */
const asStatements = { ...typed, hints: Array(6).fill("") }

const fiveHints = {
  written: {
    question: "Which number is this?",
    "hints[0]": "Pythagoras did not like me.",
    "hints[1]": "I am no fraction.",
    "hints[2]": "I begin with one.",
    "hints[3]": "I am longer than any paper.",
    "hints[4]": "Round things know me.",
    answer: "Pi | π",
    summary: "Pi is the way around a circle, measured by its width.",
  },
  questionField: "question",
  makeCall: "HintGame/make",
  texts: { question: 300, ...fiveTexts, answer: 120, summary: 600 },
  choices: {},
  roundForms: [
    { texts: { answer: 500 }, intent: "answer" },
    { texts: { answer: 500 }, intent: "hint" },
  ],
  judged: { call: "HintGame/ans", fields: ["answer"], button: { name: "intent", value: "answer" } },
  letters: {
    ...lettersOfDraws("hintgame"),
    "education/hintgame/ans": { body: rightAnswer },
    ...Object.fromEntries(
      places.map(([category, place]) => [
        `${category}/hintgame/makequestion`,
        { body: { ...place, ...asHints }, or: { ...place, ...asStatements } },
      ]),
    ),
  },
} satisfies PlainGame

const sixTexts = Object.fromEntries([0, 1, 2, 3, 4, 5].map((place) => [`hints[${place}]`, 200]))

const offside = {
  written: {
    question: "Triangles",
    "hints[0]": "Every triangle has three sides.",
    "hints[1]": "Every triangle has a right angle.",
    "hints[2]": "Its angles make 180 degrees.",
    "hints[3]": "Two of its angles may be right.",
    "hints[4]": "It may have three equal sides.",
    "hints[5]": "It may have four corners.",
    correct: ["1", "3", "5"],
    summary: "Angles of a triangle make 180 degrees, and that settles the rest.",
  },
  questionField: "question",
  makeCall: "HintGame/make",
  texts: { question: 300, ...sixTexts, summary: 600 },
  choices: { correct: "1" },
  roundForms: [{ texts: { "statement-1": 10, "statement-6": 10 }, intent: "answer" }],
  judged: null,
  letters: lettersOfDraws("offsidegame"),
} satisfies PlainGame

const sixPlaces = [0, 1, 2, 3, 4, 5]
const levels = Object.fromEntries(
  sixPlaces.map((place) => [`questions[${place}].difficultyLevel`, String(Math.min(place, 4))]),
)
const answers = Object.fromEntries(sixPlaces.map((place) => [`answer-${place + 1}`, 500]))

const item = { question: "", answer: "", summary: "", difficultyLevel: 0, "wrongAnswers?": [""] }
const set = { game: "", questions: Array.from({ length: 6 }, () => item) }

const difficulty = {
  written: {
    ...Object.fromEntries(
      sixPlaces.flatMap((place) => [
        [`questions[${place}].question`, `What is ${place} plus ten times ten?`],
        [`questions[${place}].answer`, String(100 + place)],
        [`questions[${place}].summary`, `Ten times ten is a hundred, and ${place} more.`],
      ]),
    ),
    ...levels,
  },
  questionField: "questions[0].question",
  makeCall: "DifficultyGame/make",
  texts: Object.fromEntries(
    sixPlaces.flatMap((place) => [
      [`questions[${place}].question`, 300],
      [`questions[${place}].answer`, 120],
      [`questions[${place}].summary`, 600],
    ]),
  ),
  choices: levels,
  roundForms: [
    { texts: answers, intent: "answer" },
    { texts: answers, intent: "keep" },
  ],
  judged: { call: "DifficultyGame/Answer", fields: Object.keys(answers) },
  letters: {
    ...lettersOfDraws("difficultygame"),
    "education/difficultygame/answer": { body: answeredSet.slice(0, 1) },
    "education/difficultygame/makequestion": { body: { ...chapter, ...set } },
    "entertainment/difficultygame/make": { body: { ...section, ...set } },
  },
} satisfies PlainGame

export const plainGames = {
  "five-hints": fiveHints,
  offside,
  difficulty,
} as const satisfies Readonly<Record<Game, PlainGame>>

export const words = {
  "five-hints": fiveHints.written,
  offside: offside.written,
  difficulty: difficulty.written,
}
