import { hintsWorth } from "../../game/five-hints/worth.mjs"
import { gameNames, games } from "./games.mjs"

/** @import { Person, Play, Pool, PositionedQuestion, Round, SeedGame } from "./types" */

const results = [50, 40, 50, 30, 0, 40, 20, 50, 10, 30, 0, 40]
const start = Date.UTC(2025, 8, 14, 12, 30)
const hourMs = 60 * 60 * 1000

/**
 * The rounds that earned a pupil the points. Five hints are ordered by the distance of their grade from the
 * pupil's, then by position, then by pool, so that the positions played in a pool run from 0 without gaps.
 * @param {Person} person
 * @param {number} personIndex index among the people, which varies the results and times
 * @param {readonly Pool[]} pools
 * @param {readonly PositionedQuestion[]} questions
 * @returns {readonly Round[]}
 */
export function playRounds(person, personIndex, pools, questions) {
  const others = playOtherGames(person, questions)
  const left = (person.points ?? 0) - others.flat().reduce((sum, { points }) => sum + points, 0)
  const queue = inPlayingOrder(person, pools, questions)
  const hints = playHints(person, { personIndex, left, queue })
  return [...hints.map((play) => [play]), ...others].flatMap((plays, index) => {
    const at = start + (index * 31 + personIndex) * hourMs + personIndex * 137_000
    return plays.map((play) => ({ ...play, at }))
  })
}

/**
 * @param {Person} person
 * @param {{ personIndex: number, left: number, queue: readonly PositionedQuestion[] }} game
 */
function playHints({ name }, { personIndex, left, queue }) {
  /** @type {Play[]} */
  const plays = []
  let owed = left
  while (owed > 0) {
    const question = queue[plays.length]
    if (!question) throw new Error(`There are too few questions for the points of ${name}.`)
    const points = Math.min(owed, results[(plays.length + personIndex) % results.length] ?? 0)
    const isRight = points > 0
    const given = answerGiven(question, points, queue)
    plays.push({ question, given, isRight, worth: isRight ? hintsWorth(1) : 0, points })
    owed -= points
  }
  return plays
}

/**
 * @param {Person} person
 * @param {readonly Pool[]} pools
 * @param {readonly PositionedQuestion[]} questions
 */
function inPlayingOrder({ grade = 0, language }, pools, questions) {
  const distances = new Map(
    pools.flatMap(({ id, game, grade: of }) =>
      of && game === "five hints" ? [[id, Math.abs(of - grade)]] : [],
    ),
  )
  /** @param {PositionedQuestion} question */
  const distance = ({ poolId }) => distances.get(poolId) ?? 0
  return questions
    .filter((question) => question.language === language && distances.has(question.poolId))
    .toSorted((a, b) => distance(a) - distance(b) || a.position - b.position || a.poolId - b.poolId)
}

/**
 * The right answer if points were won, otherwise the answer to another question of the pool.
 * @param {PositionedQuestion} question
 * @param {number} points
 * @param {readonly PositionedQuestion[]} others
 */
function answerGiven(question, points, others) {
  const wrong = others.find(({ poolId, id }) => poolId === question.poolId && id !== question.id)
  const answer = points > 0 ? question.answer : (wrong?.answer ?? "")
  return answer.split("|")[0] ?? ""
}

/**
 * One round of each game that has a `playedRound`, in the game's first pool of the person's subject
 * `allGamesIn`.
 * @param {Person} person
 * @param {readonly PositionedQuestion[]} questions
 * @returns {readonly (readonly Play[])[]}
 */
function playOtherGames({ grade, language, allGamesIn }, questions) {
  if (!allGamesIn) return []
  const all = questions.filter((one) => one.grade === grade && one.subject === allGamesIn)
  return gameNames.flatMap((name) => {
    /** @type {SeedGame} */
    const { wireGame, playedRound } = games[name]
    const ofGame = all.filter((one) => one.game === wireGame && one.language === language)
    const pool = ofGame.filter(({ poolId }) => poolId === ofGame[0]?.poolId)
    return playedRound ? [playedRound(pool)] : []
  })
}
