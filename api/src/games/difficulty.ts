import { authoring } from "#contract"
import type { ParsedPart } from "#contract/endpoint"
import * as calls from "#contract/games/difficulty"
import { levels, wireGames } from "#contract/words"
import { shownAnswer } from "#game/answers/alternatives"
import { canBeAnswered } from "#game/authoring/hints"
import { itemScore } from "#game/difficulty/worth.mjs"
import type * as z from "zod"
import { toAnswerKey } from "../pool/answer-key.mjs"
import { checkWrongAnswers, invalidField, type NewQuestion } from "./new-question"
import { wireAnswer, type AnswerCall, type ApiGame, type DrawnGame } from "./game"
import type { MakeEndpoints, QuestionReader } from "./make-calls"

const step = itemScore(0)

const drawn: DrawnGame<z.input<typeof calls.educationDifficultyQuestion.ok>> = {
  name: wireGames.difficulty,
  levels: [...levels.keys()],
  isSet: true,
  isClosedByClaim: false,
  hasTypedAnswers: true,
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
  work: calls.drawDifficultyForWork,
  toWire: (...questions) =>
    questions.map(({ question, summary, level, ...right }) => ({
      question,
      summary,
      ...wireAnswer(right),
      score: itemScore(level),
    })),
}

const answer: AnswerCall<ParsedPart<typeof calls.answerDifficulty, "body">, boolean[]> = {
  endpoint: calls.answerDifficulty,
  toGiven: (items) => items.map((item) => ({ ...item, said: item.question })),
  toVerdict: (verdicts) => verdicts,
  worthOf: itemScore,
  earnedLater: itemScore,
}

type MadeSet = Pick<ParsedPart<typeof authoring.makeEntertainmentDifficulty, "body">, "questions">

type CorrectionBody = Extract<
  ParsedPart<typeof authoring.correctQuestion, "body">,
  { readonly game: typeof wireGames.difficulty }
>

const make: MakeEndpoints<MadeSet> = {
  education: authoring.makeEducationDifficulty,
  entertainment: authoring.makeEntertainmentDifficulty,
}

const reader: QuestionReader<MadeSet, CorrectionBody> = {
  read: ({ questions }) => questions.map(readItem),
  readCorrection: ({ game: _, ...texts }, { wrongAnswers, exact, level }) => {
    const kept = { wrongAnswers: [...wrongAnswers], difficultyLevel: level }
    return readItem({ exact, ...texts, ...kept }, 0)
  },
}

export const difficulty: ApiGame = { ...drawn, ...reader, calls, answer, make }

function readItem(item: MadeSet["questions"][number], at: number): NewQuestion {
  const { difficultyLevel, wrongAnswers = [], exact = false, ...texts } = item
  if (!canBeAnswered(texts.answer, exact))
    throw invalidField(`questions.${at}.answer`, "cannot be given")
  checkWrongAnswers(`questions.${at}.wrongAnswers`, item)
  return {
    ...texts,
    wrongAnswers,
    exact,
    lines: [],
    answerKey: toAnswerKey(shownAnswer(texts.answer)),
    level: difficultyLevel,
    said: texts.question,
  }
}
