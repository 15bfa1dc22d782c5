import { seededStatements } from "../seeded.mjs"
import { drawOptions, selection } from "../letter-checks.mjs"
import { isRight } from "./plan.mjs"

/** @import { HTMLElement } from "node-html-parser" */
/** @import { PlainGame, PlainRound } from "./game" */

const hints = Object.fromEntries([0, 1, 2, 3, 4, 5].map((place) => [`hints[${place}]`, 200]))

/** @satisfies {PlainGame} */
export const offside = {
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
  texts: { question: 300, ...hints, summary: 600 },
  choices: { correct: "1" },
  roundForms: [{ texts: { "statement-1": 10, "statement-6": 10 }, intent: "answer" }],
  judged: null,
  letters: [
    {
      call: "POST education/OffsideGame/question",
      auth: "bearer",
      body: selection,
      query: drawOptions,
    },
    { call: "GET Entertainment/OffsideGame/question/*", auth: "bearer", query: drawOptions },
  ],
  readRound,
}

/** @param {HTMLElement} page @returns {PlainRound} */
function readRound(page) {
  const question = page.querySelector("main h1")?.text.trim() ?? ""
  const { statements: truth } = seededStatements(question)
  return {
    fields: (plan) => {
      const said = truth.map((one, at) => [
        `statement-${at + 1}`,
        String(one.true === isRight(plan, at)),
      ])
      return { intent: "answer", ...Object.fromEntries(said) }
    },
    outcome: (plan) => {
      const wrong = truth.filter((_, at) => !isRight(plan, at)).length
      return [{ question, won: [50, 25, 12, 6, 3, 1, 0][wrong] ?? 0, isRight: wrong === 0 }]
    },
  }
}
