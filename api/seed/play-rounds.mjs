/** @import { Person, Pool, Round, SeatedQuestion } from "./types" */

const results = [50, 40, 50, 30, 0, 40, 20, 50, 10, 30, 0, 40]
const start = Date.UTC(2025, 8, 14, 12, 30)
const hourMs = 60 * 60 * 1000

/**
 * The rounds that earned a pupil the points: seat by seat, one chapter after the other, the own
 * grade before its neighbours, so that what is played of a pool is a row of seats from 0.
 * @param {Person} person
 * @param {number} place among the people; makes everybody's results and hours differ
 * @param {readonly Pool[]} pools
 * @param {readonly SeatedQuestion[]} questions
 * @returns {readonly Round[]}
 */
export function playRounds(person, place, pools, questions) {
  const queue = inPlayingOrder(person, pools, questions)
  /** @type {Round[]} */
  const rounds = []
  let left = person.points ?? 0
  while (left > 0) {
    const question = queue[rounds.length]
    if (!question) throw new Error(`There are too few questions for the points of ${person.name}.`)
    const points = Math.min(left, results[(rounds.length + place) % results.length] ?? 0)
    const at = start + (rounds.length * 31 + place) * hourMs + place * 137_000
    rounds.push({ question, given: answerGiven(question, points, queue), points, at })
    left -= points
  }
  return rounds
}

/**
 * @param {Person} person
 * @param {readonly Pool[]} pools
 * @param {readonly SeatedQuestion[]} questions
 */
function inPlayingOrder({ grade = 0, language }, pools, questions) {
  const distances = new Map(
    pools.flatMap(({ id, game, grade: of }) =>
      of && game === "five hints" ? [[id, Math.abs(of - grade)]] : [],
    ),
  )
  /** @param {SeatedQuestion} question */
  const distance = ({ poolId }) => distances.get(poolId) ?? 0
  return questions
    .filter((question) => question.language === language && distances.has(question.poolId))
    .toSorted((a, b) => distance(a) - distance(b) || a.seat - b.seat || a.poolId - b.poolId)
}

/**
 * Who was wrong had another question's answer in mind.
 * @param {SeatedQuestion} question
 * @param {number} points
 * @param {readonly SeatedQuestion[]} others
 */
function answerGiven(question, points, others) {
  const wrong = others.find(({ poolId, id }) => poolId === question.poolId && id !== question.id)
  const answer = points > 0 ? question.answer : (wrong?.answer ?? "")
  return answer.split("|")[0] ?? ""
}
