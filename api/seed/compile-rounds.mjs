import { insertRows } from "./sql.mjs"

/** @import { Round } from "./types" */

/**
 * The SQL statements that insert what a pupil has played, in the form in which the API would have written it.
 * @param {number} personId
 * @param {readonly Round[]} rounds
 */
export function compileRounds(personId, rounds) {
  /** @type {Map<number, { game: string, segments: Record<string, number[]> }>} */
  const cursors = new Map()
  for (const { question } of rounds) {
    const { poolId, game, language, level, position } = question
    const played = position + 1
    const before = cursors.get(poolId)?.segments
    cursors.set(poolId, {
      game,
      segments: { ...before, [`${language}${level}`]: [0, played, played] },
    })
  }
  return [
    ...insertRows(
      "cursors",
      [...cursors].map(([poolId, { game, segments }]) => ({
        person_id: personId,
        pool_id: poolId,
        game,
        segments: JSON.stringify(segments),
        version: 1,
      })),
    ),
    ...insertRows(
      "attempts",
      rounds.map((round) => attemptRow(personId, round)),
    ),
    ...insertRows(
      "answers",
      rounds.map((round) => answerRow(personId, round)),
    ),
  ]
}

/**
 * @param {number} personId
 * @param {Round} round
 */
function attemptRow(personId, { question, given, isRight, worth, points, at }) {
  const isCredited = worth > 0
  return {
    person_id: personId,
    question_id: question.id,
    pool_id: question.poolId,
    language: question.language,
    level: question.level,
    is_played: 1,
    is_mistake: Number(!isRight),
    turn_at: at,
    issued_at: at - 60_000,
    given_answer: given,
    is_right: Number(isRight),
    answered_at: at,
    worth,
    won_at: isCredited ? at : null,
    credited: isCredited ? points : null,
    credited_at: isCredited ? at : null,
    round: isOfSet(question) ? 1 : 0,
  }
}

/**
 * @param {number} personId
 * @param {Round} round
 */
function answerRow(personId, { question, given, isRight, at }) {
  const questionId = question.id
  return {
    id: personId * 10_000 + questionId,
    person_id: personId,
    question_id: questionId,
    given_answer: given,
    is_right: Number(isRight),
    is_practice: 0,
    answered_at: at,
    set_name: isOfSet(question) ? `${question.poolId}-1` : null,
  }
}

/** @param {Round["question"]} question */
const isOfSet = ({ setId }) => setId !== null
