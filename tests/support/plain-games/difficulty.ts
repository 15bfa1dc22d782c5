import { answeredSet } from "../../contract/samples/play"
import { chapter, lettersOfDraws, section, withBody } from "../letter-checks"
import type { PlainGame } from "./plain-game"

const places = [0, 1, 2, 3, 4, 5]
const levels = Object.fromEntries(
  places.map((place) => [`questions[${place}].difficultyLevel`, String(Math.min(place, 4))]),
)
const answers = Object.fromEntries(places.map((place) => [`answer-${place + 1}`, 500]))

const item = { question: "", answer: "", summary: "", difficultyLevel: 0, "wrongAnswers?": [""] }
const set = { game: "", questions: Array.from({ length: 6 }, () => item) }

export const difficulty = {
  written: {
    ...Object.fromEntries(
      places.flatMap((place) => [
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
    places.flatMap((place) => [
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
  letters: [
    ...lettersOfDraws("DifficultyGame"),
    withBody("POST education/DifficultyGame/Answer", "cookies", answeredSet.slice(0, 1)),
    withBody("POST education/DifficultyGame/makequestion", "cookies", { ...chapter, ...set }),
    withBody("POST entertainment/DifficultyGame/make", "bearer", { ...section, ...set }),
  ],
} satisfies PlainGame
