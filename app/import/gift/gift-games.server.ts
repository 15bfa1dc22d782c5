import { type Game, gameNames } from "#contract/words"
import type { GameGift, GiftQuestion } from "#app/games/game-gift.server"
import { serverGames } from "#app/games/games.server"
import type { Cells } from "#app/games/sheet-cells.server"
import { type PlacedQuestion, fieldsByName, namedCells } from "./gift-comments.server"

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
export async function takeQuestion(
  questions: readonly PlacedQuestion[],
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

export type SheetOfGame = readonly [Claimed, ...Claimed[]]

/** The rows. Between the questions of one there may be those of other games: tests mix statements and short answers. */
export function toGroups(
  questions: readonly Claimed[],
  among = serverGames,
): readonly SheetOfGame[] {
  const groups: [Claimed, ...Claimed[]][] = []
  for (const each of questions) {
    const group = groups.findLast(([first]) => first.game === each.game)
    if (group && belongs(each, group, among[each.game].sheet.gift)) group.push(each)
    else groups.push([each])
  }
  return groups
}

function belongs(each: Claimed, group: SheetOfGame, gift: GameGift): boolean {
  const [first] = group
  if (first.game !== each.game || group.length >= gift.perRow) return false
  if (first.question.category !== each.question.category) return false
  if (JSON.stringify(first.placement) !== JSON.stringify(each.placement)) return false
  const row = group.map(({ question }) => question)
  return gift.continues?.(row, each.question) ?? true
}
