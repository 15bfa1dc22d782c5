import { play, type authoring } from "#contract"
import type { Parsed } from "#contract/endpoint"
import { levels, wireGames } from "#contract/words"
import { canBeAnswered } from "#game/authoring/hints"
import { itemScore } from "#game/difficulty/worth.mjs"
import type * as z from "zod"
import { invalidField, type NewQuestion } from "./new-question"
import { wireAnswer, type AnswerCall, type DrawnGame } from "./game"

const step = itemScore(0)

export const difficulty: DrawnGame<z.input<typeof play.educationDifficultyQuestion.ok>> = {
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
  education: play.educationDifficultyQuestion,
  entertainment: play.entertainmentDifficultyQuestion,
  toWire: (...questions) =>
    questions.map(({ question, answer, level }) => ({
      question,
      ...wireAnswer(answer),
      score: itemScore(level),
    })),
}

export const difficultyAnswer: AnswerCall<
  Parsed<typeof play.answerDifficulty, "body">,
  boolean[]
> = {
  endpoint: play.answerDifficulty,
  toGiven: (items) => items.map(({ question, ...item }) => ({ ...item, said: question })),
  toVerdict: (verdicts) => verdicts,
  worthOf: itemScore,
}

type MadeSet = Parsed<typeof authoring.makeEntertainmentDifficulty, "body">

export function readItems({ questions }: Pick<MadeSet, "questions">): readonly NewQuestion[] {
  const unanswerable = questions.findIndex(({ answer }) => !canBeAnswered(answer))
  if (unanswerable >= 0) throw invalidField(`questions.${unanswerable}.answer`, "cannot be given")
  return questions.map(({ question, answer, summary, difficultyLevel }) => ({
    question,
    lines: [],
    answer,
    summary,
    level: difficultyLevel,
    said: question,
  }))
}
