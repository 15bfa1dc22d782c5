import { gameNames, games } from "./games/games.mjs"

/** @import { SeedGame } from "./games/game" */
/** @import { Placement, Seed, SeedFile, SeedQuestion } from "./types" */

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
