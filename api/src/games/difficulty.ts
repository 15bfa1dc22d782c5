import { authoring } from "#contract"
import type { Parsed } from "#contract/endpoint"
import * as calls from "#contract/games/difficulty"
import { levels, wireGames } from "#contract/words"
import { canBeAnswered } from "#game/authoring/hints"
import { itemScore } from "#game/difficulty/worth.mjs"
import type * as z from "zod"
import { answerKeyOf } from "../pool/answer-key.mjs"
import { checkWrongAnswers, invalidField, type NewQuestion } from "./new-question"
import { wireAnswer, type AnswerCall, type ApiGame, type DrawnGame } from "./game"
import type { MakeCalls } from "./make-calls"

const step = itemScore(0)

const drawn: DrawnGame<z.input<typeof calls.educationDifficultyQuestion.ok>> = {
  name: wireGames.difficulty,
  levels: [...levels.keys()],
  isSet: true,
  isClosedByClaim: false,
  claimRank: 0,
  canBeWorth: (round, points) =>
    points === round.reduce((sum, { level }) => sum + itemScore(level), 0),
  creditFor(worth, asked) {
    const points = Math.min(asked, worth)
    return points - (points % step)
  },
  education: calls.educationDifficultyQuestion,
  entertainment: calls.entertainmentDifficultyQuestion,
  visitor: calls.drawDifficultyForVisitor,
  toWire: (...questions) =>
    questions.map(({ question, summary, answer: stored, level }) => ({
      question,
      summary,
      ...wireAnswer(stored),
      score: itemScore(level),
    })),
}

const answer: AnswerCall<Parsed<typeof calls.answerDifficulty, "body">, boolean[]> = {
  endpoint: calls.answerDifficulty,
  toGiven: (items) => items.map(({ question, ...item }) => ({ ...item, said: question })),
  toVerdict: (verdicts) => verdicts,
  worthOf: itemScore,
  earnedLater: itemScore,
}

type MadeSet = Pick<Parsed<typeof authoring.makeEntertainmentDifficulty, "body">, "questions">

const make: MakeCalls<MadeSet> = {
  education: authoring.makeEducationDifficulty,
  entertainment: authoring.makeEntertainmentDifficulty,
  read: readItems,
}

export const difficulty: ApiGame = { ...drawn, calls, answer, make }

/** Also of a set that is not whole, for corrections. */
export function readItems({ questions }: MadeSet): readonly NewQuestion[] {
  const unanswerable = questions.findIndex((item) => !canBeAnswered(item.answer))
  if (unanswerable >= 0) throw invalidField(`questions.${unanswerable}.answer`, "cannot be given")
  for (const [at, { wrongAnswers = [], answer: right }] of questions.entries())
    checkWrongAnswers(`questions.${at}.wrongAnswers`, wrongAnswers, right)
  return questions.map(({ difficultyLevel, wrongAnswers = [], ...texts }) => ({
    ...texts,
    wrongAnswers,
    lines: [],
    answerKey: answerKeyOf(texts.answer),
    level: difficultyLevel,
    said: texts.question,
  }))
}
