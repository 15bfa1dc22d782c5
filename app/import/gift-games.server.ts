import { type Game, gameNames } from "#contract/words"
import type { GiftQuestion } from "#app/games/game-gift.server"
import { serverGames } from "#app/games/games.server"
import type { Cells } from "#app/games/sheet-cells.server"
import { type Placed, fieldsByName, namedCells } from "./gift-comments.server"

/** A question with the game that takes it. */
export interface Claimed {
  readonly game: Game
  readonly line: number
  readonly placement: Cells
  readonly question: GiftQuestion
}

/**
 * Gives each question to the game whose comments mark it, or else to the first game that takes questions of its form.
 * A game sees only the comments that name its own columns.
 */
export async function claim(
  questions: readonly Placed[],
  among = serverGames,
): Promise<readonly Claimed[]> {
  const games = await Promise.all(
    gameNames.map(async (game) => {
      const { gift } = among[game].sheet
      return { game, gift, fields: await fieldsByName((t) => gift.commentColumns(t)) }
    }),
  )
  return questions.map(({ question: read, placement }) => {
    const claims = games.flatMap(({ game, gift, fields }) => {
      const question = { ...read, named: Object.fromEntries(namedCells(read.comments, fields)) }
      const claimed = { game, line: read.line, placement, question }
      return [{ kind: gift.claims(question), claimed }]
    })
    const taken =
      claims.find(({ kind }) => kind === "marked") ?? claims.find(({ kind }) => kind === "default")
    if (!taken) throw new Error("Statements and short answers have a game each.")
    return taken.claimed
  })
}
