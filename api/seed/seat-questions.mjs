/** @import { Pool, SeatedQuestion, SeedQuestion } from "./types" */

/**
 * Gives every question its id, its pool and the next seat of its shelf there.
 * @param {readonly SeedQuestion[]} questions
 */
export function seatQuestions(questions) {
  /** @type {Map<string, Pool>} */
  const pools = new Map()
  /** @type {Map<string, number>} */
  const taken = new Map()
  const seated = questions.map((question, index) => {
    const pool = poolOf(question, pools)
    const shelf = `${pool.id} ${question.language}${question.level}`
    const seat = taken.get(shelf) ?? 0
    taken.set(shelf, seat + 1)
    return { ...question, id: index + 1, poolId: pool.id, seat }
  })
  return { pools: [...pools.values()], questions: seated }
}

/**
 * @param {SeedQuestion} question
 * @param {Map<string, Pool>} pools
 */
function poolOf({ grade, subject, chapter, section, game }, pools) {
  const key = JSON.stringify([grade, subject, chapter, section, game])
  const pool = pools.get(key) ?? { id: pools.size + 1, grade, subject, chapter, section, game }
  pools.set(key, pool)
  return pool
}
