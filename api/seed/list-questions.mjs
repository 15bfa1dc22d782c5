import { gameNames, games } from "./games/games.mjs"

/** @import { SeedGame } from "./games/game" */
/** @import { Placement, Seed, SeedFile, SeedQuestion } from "./types" */

/**
 * The questions of all files in the form in which the API stores them, game by game.
 * @param {Pick<Seed, "games">} seed
 */
export function listQuestions(seed) {
  return gameNames.flatMap((name) => questionsIn(seed.games[name], games[name]))
}

/**
 * @param {readonly SeedFile<Placement>[]} files
 * @param {SeedGame} game
 * @returns {readonly SeedQuestion[]}
 */
function questionsIn(files, game) {
  return files.flatMap(({ name, language, items }) =>
    items.flatMap((item, index) => {
      const { grade, subject, chapter, section } = item
      const common = { grade, subject, chapter, section, game: game.wireGame, language }
      return game
        .questionsOf(item, `${name}/${index + 1}`)
        .map((question) => ({ ...common, ...question }))
    }),
  )
}
