import { rightAnswer } from "../../contract/samples/play"
import { lettersOfDraws, places, withBody } from "../letter-checks"
import type { PlainGame } from "./plain-game"

const hints = Object.fromEntries([0, 1, 2, 3, 4].map((place) => [`hints[${place}]`, 200]))

const written = { question: "", answer: "", summary: "", game: "" }
const asHints = { ...written, "wrongAnswers?": [""], hints: Array(5).fill("") }
/** The same calls also store the statements of offside. */
const asStatements = { ...written, hints: Array(6).fill("") }

export const fiveHints = {
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
  texts: { question: 300, ...hints, answer: 120, summary: 600 },
  choices: {},
  roundForms: [
    { texts: { answer: 500 }, intent: "answer" },
    { texts: { answer: 500 }, intent: "hint" },
  ],
  judged: { call: "HintGame/ans", fields: ["answer"], button: { name: "intent", value: "answer" } },
  letters: [
    ...lettersOfDraws("HintGame"),
    withBody("POST education/HintGame/ans", "cookies", rightAnswer),
    ...places.map(([category, place]) => {
      const call = `POST ${category}/HintGame/makequestion`
      const placed = (made: object) => ({ ...place, ...made })
      return withBody(call, "cookies", placed(asHints), { or: placed(asStatements) })
    }),
  ],
} satisfies PlainGame
