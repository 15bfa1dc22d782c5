import { shownAnswer } from "../answers/alternatives"
import type { Item, Phase, Room, Seat } from "./room"
import { groupsOf, truthsOf } from "./score"

const asked: readonly Phase[] = ["ask", "closing", "judging", "reveal"]

export const isAsked = ({ phase }: Room): boolean => asked.includes(phase)

export function itemView(room: Room, seat: Seat | null) {
  const item = room.items[room.at]
  if (!item || !isAsked(room)) return null
  const { material, game } = item
  const hints = game === "five-hints" ? material.hints : []
  const isAll = room.phase === "reveal"
  return {
    game,
    text: material.question,
    hints: isAll ? hints : hints.slice(0, room.opened.length),
    hintsLeft: isAll ? 0 : Math.max(0, hints.length - room.opened.length),
    signs: game === "offside" ? undefined : material.signs,
    statements: statementsOf(item, room, seat),
  }
}

/** In an order of each seat's own, because neighbours look at each other's phones. */
function statementsOf(item: Item, room: Room, seat: Seat | null) {
  if (item.game !== "offside") return []
  const statements = revealedTo(item, room.phase === "reveal" ? room.step : 0)
  const rank = (position: number) => (seat ? scatter(`${seat.id}/${room.at}/${position}`) : 0)
  return room.phase === "reveal"
    ? statements
    : statements.toSorted((one, other) => rank(one.position) - rank(other.position))
}

export const revealedTo = (item: Item, step: number) =>
  truthsOf(item).map((isTrue, index) => ({
    position: index + 1,
    text: item.game === "offside" ? (item.material.information[index] ?? "") : "",
    isTrue: index < step ? isTrue : null,
  }))

const scatter = (text: string): number =>
  [...text].reduce((hash, sign) => Math.imul(hash ^ (sign.codePointAt(0) ?? 0), 16_777_619), 7) >>>
  0

export function showRight(item: Item | undefined) {
  if (!item) return null
  const answer = item.game === "offside" ? "" : shownAnswer(item.material.correctAnswer)
  return { answer, summary: item.material.summary ?? "" }
}

export type IsUnfit = (text: string) => boolean

/** What is rude elsewhere can be the right answer to a question about animals, which is on the wall anyway. */
export function groupsForWall(room: Room, at: number, isUnfit: IsUnfit) {
  const isRightUnfit = isUnfit(showRight(room.items[at])?.answer ?? "")
  return groupsOf(room, at).map((group) => ({
    ...group,
    isUnfit: isUnfit(group.text) && !(isRightUnfit && group.mark === "right"),
  }))
}
