import { lettersOfDraws } from "../letter-checks"
import type { PlainGame } from "./plain-game"

const hints = Object.fromEntries([0, 1, 2, 3, 4, 5].map((place) => [`hints[${place}]`, 200]))

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
  letters: lettersOfDraws("OffsideGame", "bearer"),
} satisfies PlainGame
