import { itemScore } from "../../game/difficulty/worth.mjs"
import { offsideWorth } from "../../game/offside/worth.mjs"

/** @import { Game, Person, Play, PositionedQuestion } from "./types" */

/** Of a set: what is right, what leads astray, what is left empty. */
const items = [
  { level: 0, position: 0, isRight: true },
  { level: 1, position: 0, isRight: true },
  { level: 2, position: 0, isRight: false, isEmpty: true },
  { level: 2, position: 1, isRight: false },
  { level: 3, position: 0, isRight: true },
  { level: 4, position: 0, isRight: false },
]

/**
 * A round of offside with one wrong judgement and a difficulty set, in the first chapters of the
 * subject that a person plays all games in.
 * @param {Person} person
 * @param {readonly PositionedQuestion[]} questions
 * @returns {readonly (readonly Play[])[]}
 */
export function playOtherGames({ grade, language, allGamesIn }, questions) {
  if (!allGamesIn) return []
  /** @param {Game} game */
  const poolOf = (game) => {
    const all = questions.filter((one) => one.grade === grade && one.subject === allGamesIn)
    const ofGame = all.filter((one) => one.game === game && one.language === language)
    return ofGame.filter(({ poolId }) => poolId === ofGame[0]?.poolId)
  }
  return [playOffside(poolOf("offside")), playSet(poolOf("DifficultyLevel"))]
}

/**
 * @param {readonly PositionedQuestion[]} pool
 * @returns {readonly Play[]}
 */
const playOffside = ([question]) =>
  question ? [{ question, given: null, isRight: false, worth: offsideWorth(0), points: offsideWorth(1) }] : []

/**
 * @param {readonly PositionedQuestion[]} pool
 * @returns {readonly Play[]}
 */
function playSet(pool) {
  return items.flatMap(({ level, position, isRight, isEmpty = false }) => {
    const question = pool.find((one) => one.level === level && one.position === position)
    const said = isRight ? question : pool.find((one) => one.answer !== question?.answer)
    if (!question || !said) return []
    const given = isEmpty ? "" : (said.answer.split("|")[0] ?? "")
    const points = isRight ? itemScore(level) : 0
    return [{ question, given, isRight, worth: points, points }]
  })
}
