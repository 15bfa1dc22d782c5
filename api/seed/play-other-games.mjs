import { gameNames, games } from "./games/games.mjs"

/** @import { SeedGame } from "./games/game" */
/** @import { Person, Play, PositionedQuestion } from "./types" */

/**
 * One round of each game that has a `playedRound`, in the game's first pool of the person's subject
 * `allGamesIn`.
 * @param {Person} person
 * @param {readonly PositionedQuestion[]} questions
 * @returns {readonly (readonly Play[])[]}
 */
export function playOtherGames({ grade, language, allGamesIn }, questions) {
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
