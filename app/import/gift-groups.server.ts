import type { GameGift } from "#app/games/game-gift.server"
import { serverGames } from "#app/games/games.server"
import type { Claimed } from "./gift-games.server"

/** The questions of one row. */
export type Group = readonly [Claimed, ...Claimed[]]

/** Groups consecutive questions of one game, placement and category into rows of at most `perRow` questions. */
export function groupsOf(questions: readonly Claimed[], among = serverGames): readonly Group[] {
  const groups: [Claimed, ...Claimed[]][] = []
  for (const each of questions) {
    const group = groups.at(-1)
    if (group && belongs(each, group, among[each.game].sheet.gift)) group.push(each)
    else groups.push([each])
  }
  return groups
}

function belongs(each: Claimed, group: Group, gift: GameGift): boolean {
  const [first] = group
  if (first.game !== each.game || group.length >= gift.perRow) return false
  if (first.question.category !== each.question.category) return false
  if (JSON.stringify(first.placement) !== JSON.stringify(each.placement)) return false
  const row = group.map(({ question }) => question)
  return gift.continues?.(row, each.question) ?? true
}
