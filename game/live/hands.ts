import { changeRoom, isOver, type HandCount, type Hands, type Room } from "./room"
import { stepsOf, truthsOf } from "./score"

export const handsUp = ({ phase, hands, at }: Room) =>
  phase === "reveal" || phase === "standings" ? (hands[at] ?? null) : null

/** Hands of statements are counted beside them, and the places show none. */
export function countableHands(room: Room): number {
  const { phase, at } = room
  const isShown = phase === "reveal" || (phase === "standings" && stepsOf(room) === 0)
  return isShown ? countable(room, at) : 0
}

function countable(room: Room, at: number): number {
  const item = room.items[at]
  if (!item || isOver(room)) return 0
  const isRevealed = at < room.revealed
  if (item.game !== "offside") return isRevealed ? 1 : 0
  if (isRevealed) return truthsOf(item).length
  return at === room.at && room.phase === "reveal" ? room.step : 0
}

export function countHands(
  room: Room,
  { at, right, wrong, statements }: Hands & { readonly at: number },
): Room {
  const most = countable(room, at)
  const isOfStatements = room.items[at]?.game === "offside"
  if (most === 0 || (statements?.length ?? 0) > (isOfStatements ? most : 0)) return room
  const hands = statements
    ? ofStatements([...statements, ...known(room, at).slice(statements.length)])
    : { right, wrong }
  if (JSON.stringify(room.hands[at]) === JSON.stringify(hands)) return room
  return changeRoom(room, { hands: { ...room.hands, [at]: hands } })
}

/** A page that is older than the last count has fewer statements. */
const known = ({ hands }: Room, at: number) => hands[at]?.statements ?? []

const ofStatements = (statements: readonly HandCount[]): Hands => ({
  right: statements.reduce((sum, { right }) => sum + right, 0),
  wrong: statements.reduce((sum, { wrong }) => sum + wrong, 0),
  statements,
})
