import type { Game } from "../../contract/words"
import type { Pressed } from "./form"
import { answeredSet, rightAnswer, sets } from "../contract/samples/play"

/** By an example: a list of one has any length, and a field whose name ends in `?` is optional. */
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
export const places = Object.entries({ education: chapter, entertainment: section })

function lettersOfDraws(game: string): Letters {
  const query = ["again?", "language?"]
  return {
    [`education/${game}/question`]: { body: sets, query },
    [`entertainment/${game}/question/{section}`]: { query },
  }
}

const sixPlaces = [0, 1, 2, 3, 4, 5]

export const words = {
  "five-hints": {
    question: "Which number is this?",
    "hints[0]": "Pythagoras did not like me.",
    "hints[1]": "I am no fraction.",
    "hints[2]": "I begin with one.",
    "hints[3]": "I am longer than any paper.",
    "hints[4]": "Round things know me.",
    answer: "Pi | π",
    summary: "Pi is the way around a circle, measured by its width.",
  },
  offside: {
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
  difficulty: Object.fromEntries(
    sixPlaces.flatMap((place) => [
      [`questions[${place}].question`, `What is ${place} plus ten times ten?`],
      [`questions[${place}].answer`, String(100 + place)],
      [`questions[${place}].summary`, `Ten times ten is a hundred, and ${place} more.`],
      [`questions[${place}].difficultyLevel`, String(Math.min(place, 4))],
    ]),
  ),
} satisfies Readonly<Record<Game, Readonly<Record<string, string | readonly string[]>>>>

const longest: FieldLengths = { question: 300, hints: 200, answer: 120, summary: 600 }

/** The text fields of a form, with their maximum lengths. */
export type FieldLengths = Readonly<Record<string, number>>

export const textsOf = (game: Game): FieldLengths =>
  Object.fromEntries(
    Object.keys(words[game]).flatMap((name) => {
      const most = longest[/(\w+)(\[\d\])?$/.exec(name)?.[1] ?? ""]
      return most === undefined ? [] : [[name, most] as const]
    }),
  )

/** What a client without scripts knows of one game, written by hand from the specification. */
interface PlainGame {
  /** The end of the addresses of the calls that store a question, cut off after `make`. */
  readonly makeCall: string
  readonly round: { readonly texts: FieldLengths; readonly intents: readonly string[] }
  /** The call with which the API judges an answer; `null` if the API judges none. */
  readonly judged: { readonly call: string; readonly button?: Pressed } | null
  readonly letters: Letters
}

const typed = { question: "", answer: "", summary: "", game: "" }
const asHints = { ...typed, "wrongAnswers?": [""], hints: Array(5).fill("") }
/** The same calls also store the statements of offside. */
const asStatements = { ...typed, hints: Array(6).fill("") }

const item = { question: "", answer: "", summary: "", difficultyLevel: 0, "wrongAnswers?": [""] }
const set = { game: "", questions: Array.from({ length: 6 }, () => item) }

const sixAnswers = Object.fromEntries(sixPlaces.map((place) => [`answer-${place + 1}`, 500]))

export const plainGames: Readonly<Record<Game, PlainGame>> = {
  "five-hints": {
    makeCall: "HintGame/make",
    round: { texts: { answer: 500 }, intents: ["answer", "hint"] },
    judged: { call: "HintGame/ans", button: { name: "intent", value: "answer" } },
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
  },
  offside: {
    makeCall: "HintGame/make",
    round: { texts: { "statement-1": 10, "statement-6": 10 }, intents: ["answer"] },
    judged: null,
    letters: lettersOfDraws("offsidegame"),
  },
  difficulty: {
    makeCall: "DifficultyGame/make",
    round: { texts: sixAnswers, intents: ["answer", "keep"] },
    judged: { call: "DifficultyGame/Answer" },
    letters: {
      ...lettersOfDraws("difficultygame"),
      "education/difficultygame/answer": { body: answeredSet.slice(0, 1) },
      "education/difficultygame/makequestion": { body: { ...chapter, ...set } },
      "entertainment/difficultygame/make": { body: { ...section, ...set } },
    },
  },
}
