import { insertRows } from "./sql.mjs"

/** @import { Round } from "./types" */

/**
 * What a pupil has played, as if the API had written it.
 * @param {number} personId
 * @param {readonly Round[]} rounds
 */
export function compileRounds(personId, rounds) {
  /** @type {Map<number, Record<string, number[]>>} */
  const cursors = new Map()
  for (const { question } of rounds) {
    const played = question.seat + 1
    cursors.set(question.poolId, { [`${question.language}0`]: [0, played, played] })
  }
  return [
    ...insertRows(
      "cursors",
      [...cursors].map(([poolId, segments]) => ({
        person_id: personId,
        pool_id: poolId,
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
function attemptRow(personId, { question, given, points, at }) {
  const isRight = points > 0
  return {
    person_id: personId,
    question_id: question.id,
    pool_id: question.poolId,
    level: 0,
    is_played: 1,
    turn_at: at,
    issued_at: at - 60_000,
    given_answer: given,
    is_right: Number(isRight),
    answered_at: at,
    worth: isRight ? 50 : 0,
    won_at: isRight ? at : null,
    credited: isRight ? points : null,
    credited_at: isRight ? at : null,
  }
}

/**
 * @param {number} personId
 * @param {Round} round
 */
function answerRow(personId, { question, given, points, at }) {
  const questionId = question.id
  return {
    id: personId * 10_000 + questionId,
    person_id: personId,
    question_id: questionId,
    given_answer: given,
    is_right: Number(points > 0),
    is_practice: 0,
    answered_at: at,
  }
}
