import { play, type authoring } from "#contract"
import type { Parsed } from "#contract/endpoint"
import { wireGames } from "#contract/words"
import { canBeAnswered, givesAway, repeatedPlaces } from "#game/authoring/hints"
import { hintsWorth } from "#game/five-hints/worth.mjs"
import type * as z from "zod"
import { invalidField, type NewQuestion } from "./new-question"
import { wireAnswer, type AnswerCall, type DrawnGame } from "./game"

const worths = [1, 2, 3, 4, 5].map(hintsWorth)
const step = hintsWorth(1) - hintsWorth(2)

export const fiveHints: DrawnGame<z.input<typeof play.educationHintsQuestion.ok>> = {
  name: wireGames["five-hints"],
  levels: [0],
  isSet: false,
  isClosedByClaim: false,
  claimRank: 1,
  canBeWorth: (_, points) => worths.includes(points),
  creditFor(worth, asked) {
    const points = Math.min(asked, worth)
    return points - (points % step)
  },
  education: play.educationHintsQuestion,
  entertainment: play.entertainmentHintsQuestion,
  toWire: ({ question, summary, answer, lines }) => ({
    question,
    summary,
    ...wireAnswer(answer),
    hints: [...lines],
  }),
}

/** Only the app knows how many hints were shown: a right answer may be worth as much as after one. */
export const fiveHintsAnswer: AnswerCall<Parsed<typeof play.answerHints, "body">, boolean> = {
  endpoint: play.answerHints,
  toGiven: ({ answer, correctanswer, hints }) => [{ answer, correctanswer, said: hints }],
  toVerdict: ([verdict = false]) => verdict,
  worthOf: () => hintsWorth(1),
}

type Body = Parsed<typeof authoring.makeEntertainmentQuestion, "body">
type MadeHints = Extract<Body, { readonly game: (typeof wireGames)["five-hints"] }>

/** Refuses, by the name of the field, what a limit on the length of a text cannot. */
export function readFiveHints(body: Omit<MadeHints, "section">): NewQuestion {
  const { question, hints, answer, summary } = body
  if (!canBeAnswered(answer)) throw invalidField("answer", "cannot be given")
  const [repeated] = repeatedPlaces(hints)
  if (repeated !== undefined) throw invalidField(`hints.${repeated}`, "says the same as one before")
  const telling = hints.findIndex((hint) => givesAway(hint, answer))
  if (telling >= 0) throw invalidField(`hints.${telling}`, "gives the answer away")
  return { question, lines: hints, answer, summary, level: 0, said: hints.join(",") }
}
