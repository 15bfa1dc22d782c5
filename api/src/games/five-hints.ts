import type { authoring } from "#contract"
import type { ParsedPart } from "#contract/endpoint"
import { counts } from "#contract/limits"
import * as calls from "#contract/games/five-hints"
import { wireGames } from "#contract/words"
import { shownAnswer } from "#game/answers/alternatives"
import { canBeAnswered, givesAway, repeatedPlaces } from "#game/authoring/hints"
import { hintsWorth } from "#game/five-hints/worth.mjs"
import type * as z from "zod"
import { toAnswerKey } from "../pool/answer-key.mjs"
import { checkWrongAnswers, invalidField, type NewQuestion } from "./new-question"
import { wireAnswer, type AnswerCall, type ApiGame, type DrawnGame } from "./game"
import type { QuestionReader } from "./make-calls"

const worths = [1, 2, 3, 4, 5].map(hintsWorth)
const step = hintsWorth(1) - hintsWorth(2)

const drawn: DrawnGame<z.input<typeof calls.educationHintsQuestion.ok>> = {
  name: wireGames["five-hints"],
  levels: [0],
  isSet: false,
  isClosedByClaim: false,
  hasTypedAnswers: true,
  claimRank: 1,
  canBeWorth: (_, points) => worths.includes(points),
  creditFor(worth, asked) {
    const points = Math.min(asked, worth)
    return points - (points % step)
  },
  education: calls.educationHintsQuestion,
  entertainment: calls.entertainmentHintsQuestion,
  visitor: calls.drawHintsForVisitor,
  work: calls.drawHintsForWork,
  toWire: ({ question, summary, lines, ...right }) => ({
    question,
    summary,
    ...wireAnswer(right),
    hints: [...lines],
  }),
}

/** Only the app knows how many hints were shown, so a right answer is worth up to what it is after one hint. */
const answer: AnswerCall<ParsedPart<typeof calls.answerHints, "body">, boolean> = {
  endpoint: calls.answerHints,
  toGiven: ({ hints, ...given }) => [{ ...given, said: hints }],
  toVerdict: ([verdict = false]) => verdict,
  worthOf: () => hintsWorth(1),
  earnedLater: (_, hints) => hintsWorth(hints ?? counts.hints),
}

type Body = ParsedPart<typeof authoring.makeEntertainmentQuestion, "body">
type MadeHints = Extract<Body, { readonly game: (typeof wireGames)["five-hints"] }>
type CorrectionBody = Extract<
  ParsedPart<typeof authoring.correctQuestion, "body">,
  { readonly game: (typeof wireGames)["five-hints"] }
>

function readFiveHints(body: Omit<MadeHints, "section">): NewQuestion {
  const { question, hints, answer: right, wrongAnswers = [], exact = false, summary } = body
  if (!canBeAnswered(right, exact)) throw invalidField("answer", "cannot be given")
  const [repeated] = repeatedPlaces(hints)
  if (repeated !== undefined) throw invalidField(`hints.${repeated}`, "says the same as one before")
  const telling = hints.findIndex((hint) => givesAway(hint, right))
  if (telling >= 0) throw invalidField(`hints.${telling}`, "gives the answer away")
  checkWrongAnswers("wrongAnswers", body)
  const answerKey = toAnswerKey(shownAnswer(right))
  const said = hints.join(",")
  const texts = { question, lines: hints, answer: right, wrongAnswers, exact, summary }
  return { ...texts, answerKey, level: 0, said }
}

const reader: QuestionReader<Omit<MadeHints, "section">, CorrectionBody> = {
  read: (made) => [readFiveHints(made)],
  readCorrection: (texts, { wrongAnswers, exact }) =>
    readFiveHints({ exact, ...texts, wrongAnswers: [...wrongAnswers] }),
}

export const fiveHints: ApiGame = { ...drawn, ...reader, calls, answer }
