import type { Values } from "./form"

/** Valid fields for each game, by the names of the form's fields. */
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
    [0, 1, 2, 3, 4, 5].flatMap((place) => [
      [`questions[${place}].question`, `What is ${place} plus ten times ten?`],
      [`questions[${place}].answer`, String(100 + place)],
      [`questions[${place}].summary`, `Ten times ten is a hundred, and ${place} more.`],
      [`questions[${place}].difficultyLevel`, String(Math.min(place, 4))],
    ]),
  ),
} as const satisfies Record<string, Values>

export const writtenGames = ["five-hints", "offside", "difficulty"] as const
export type WrittenGame = (typeof writtenGames)[number]
