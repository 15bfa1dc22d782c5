import type { authoring } from "#contract"
import type { ParsedPart } from "#contract/endpoint"
import * as calls from "#contract/games/offside"
import { wireGames } from "#contract/words"
import { offsideWorth } from "#game/offside/worth.mjs"
import type * as z from "zod"
import type { NewQuestion } from "./new-question"
import type { ApiGame, DrawnGame } from "./game"
import type { QuestionReader } from "./make-calls"

const worths = [0, 1, 2, 3, 4, 5, 6].map(offsideWorth)

/** A stored answer of "135" says that the first, third and fifth statement are true. */
const drawn: DrawnGame<z.input<typeof calls.educationOffsideQuestion.ok>> = {
  name: wireGames.offside,
  levels: [0],
  isSet: false,
  isClosedByClaim: true,
  hasTypedAnswers: false,
  claimRank: 2,
  canBeWorth: ([first], points) => (first?.pays ? first.worth === points : worths.includes(points)),
  creditFor(worth, asked) {
    const points = Math.min(asked, worth)
    return Math.max(0, ...worths.filter((possible) => possible <= points))
  },
  education: calls.educationOffsideQuestion,
  entertainment: calls.entertainmentOffsideQuestion,
  visitor: calls.drawOffsideForVisitor,
  work: calls.drawOffsideForWork,
  toWire: ({ question, summary, answer, lines }) => ({
    question,
    summary,
    information: [...lines],
    correctAnswer: Array.from(answer, Number),
  }),
}

export interface JudgedStatements {
  /** For the history: the numbers of the statements that were judged true, "1,3,5". */
  readonly given: string
  readonly isRight: boolean
  readonly worth: number
  /** Of the statements that were judged right, 0 to 1. */
  readonly share: number
}

export function judgeSixStatements(
  answer: string,
  judgements: readonly boolean[],
): JudgedStatements {
  const given = judgements.flatMap((said, index) => (said ? [index + 1] : [])).join(",")
  const isTrue = (index: number) => answer.includes(String(index + 1))
  const wrong = judgements.filter((said, index) => said !== isTrue(index)).length
  const share = 1 - wrong / judgements.length
  return { given, isRight: wrong === 0, worth: offsideWorth(wrong), share }
}

type Body = ParsedPart<typeof authoring.makeEntertainmentQuestion, "body">
type MadeOffside = Extract<Body, { readonly game: typeof wireGames.offside }>

function readOffside(body: Omit<MadeOffside, "section">): NewQuestion {
  const { question, hints: lines, answer, summary } = body
  const judged = { answer, answerKey: "", wrongAnswers: [], exact: false }
  return { question, lines, ...judged, summary, level: 0, said: lines.join(",") }
}

const reader: QuestionReader<Omit<MadeOffside, "section">, Omit<MadeOffside, "section">> = {
  read: (made) => [readOffside(made)],
  readCorrection: readOffside,
}

export const offside: ApiGame = { ...drawn, ...reader, calls }
