import { gameNames, games } from "./games.mjs"

/** @import { Placement, Pool, Seed, SeedFile, SeedGame, SeedQuestion } from "./types" */

/**
 * Gives every question an id and its pool, and the next position in its bucket unless it is under review.
 * @param {readonly SeedQuestion[]} questions
 * @param {readonly SeedQuestion[]} underReview
 */
export function positionQuestions(questions, underReview) {
  /** @type {Map<string, Pool>} */
  const pools = new Map()
  /** @type {Map<string, number>} */
  const taken = new Map()
  const positioned = questions.map((question, index) => {
    const pool = poolOf(question, pools)
    const bucket = `${pool.id} ${question.language}${question.level}`
    const position = taken.get(bucket) ?? 0
    taken.set(bucket, position + 1)
    return { ...question, id: index + 1, poolId: pool.id, position }
  })
  const waiting = underReview.map((question, index) => {
    const id = positioned.length + index + 1
    return { ...question, id, poolId: poolOf(question, pools).id, position: null }
  })
  return { pools: [...pools.values()], questions: positioned, waiting }
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

/**
 * The questions of all files in the form in which the API stores them, game by game.
 * @param {Pick<Seed, "games">} seed
 */
export const listQuestions = (seed) => listGames(seed.games)

/** The same for the questions under review. @param {Pick<Seed, "waiting">} seed */
export const listWaiting = (seed) => listGames(seed.waiting)

/** @param {Seed["games"]} files */
const listGames = (files) => gameNames.flatMap((name) => questionsIn(files[name], games[name]))

/**
 * @param {readonly SeedFile<Placement>[]} files
 * @param {SeedGame} game
 * @returns {readonly SeedQuestion[]}
 */
function questionsIn(files, game) {
  return files.flatMap(({ name, language, items }) =>
    items.flatMap((item, index) => {
      const { grade, subject, chapter, section, author } = item
      const common = { grade, subject, chapter, section, author, game: game.wireGame, language }
      return game
        .questionsOf(item, `${name}/${index + 1}`)
        .map((question) => ({ ...common, ...question }))
    }),
  )
}
