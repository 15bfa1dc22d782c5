import { keyOfGiven, keyOfWritten } from "../answers/words"
import { hintsWorth } from "../five-hints/worth.mjs"
import { seatsIn, type GivenText, type HandCount, type Item, type Room, type Seat } from "./room"

/** `absent`: not shown the question while it was open. `late`: only after the grace. `pending`: not judged yet. */
export type Mark = "right" | "wrong" | "blank" | "absent" | "late" | "pending"

export interface SeatOutcome {
  readonly mark: Mark
  readonly points: number
  /**
   * Why, by the rules of answers, or `accepted` by the host. Empty in offside and if nothing was
   * judged.
   */
  readonly reason: string
}

const offsidePoints = { right: 8, wrong: -4, all: 50 } as const

export function judgedKey({ game, material }: Item, text: string): string {
  if (game === "offside") return text
  const key = material.exact ? keyOfWritten(text) : keyOfGiven(text)
  return key === "" ? text.trim() : key
}

export const truthsOf = (item: Item): readonly boolean[] =>
  item.game === "offside"
    ? item.material.information.map((_, index) => item.material.correctAnswer.includes(index + 1))
    : []

export const isBlank = ({ game }: Item, { text }: GivenText): boolean =>
  game === "offside" ? !/[01]/.test(text) : text.trim() === ""

export const stepsOf = (room: Room): number => {
  const item = room.items[room.at]
  return item ? truthsOf(item).length : 0
}

export function hasAnswered(room: Room, { id }: Seat): boolean {
  const item = room.items[room.at]
  const counted = item && room.answers[room.at]?.[id]?.counted
  return item && counted ? !isBlank(item, counted) : false
}

export function offsideScore(truths: readonly boolean[], marks: string): number {
  const right = truths.filter((truth, index) => marks[index] === (truth ? "1" : "0")).length
  const wrong = truths.filter((truth, index) => marks[index] === (truth ? "0" : "1")).length
  if (right === truths.length) return offsidePoints.all
  return Math.max(0, offsidePoints.right * right + offsidePoints.wrong * wrong)
}

function worth(item: Item, hint: number): number {
  if (item.game === "five-hints") return hintsWorth(hint)
  return item.game === "difficulty" ? item.material.score : offsidePoints.all
}

const without = (mark: Mark): SeatOutcome => ({ mark, points: 0, reason: "" })

export function outcomeOf(room: Room, seat: Seat, at: number): SeatOutcome {
  const item = room.items[at]
  const answer = room.answers[at]?.[seat.id]
  if (!item) return without("absent")
  if (!answer?.counted || isBlank(item, answer.counted)) {
    if (answer?.kept) return without("late")
    return without(seat.shown.includes(at) ? "blank" : "absent")
  }
  const { text, key, hint } = answer.counted
  if (item.game === "offside") {
    const points = offsideScore(truthsOf(item), text)
    return { mark: points === offsidePoints.all ? "right" : "wrong", points, reason: "" }
  }
  const { judged, accepted } = room.verdicts[at] ?? { judged: {}, accepted: [] }
  if (accepted.includes(key))
    return { mark: "right", points: worth(item, hint), reason: "accepted" }
  const verdict = Object.hasOwn(judged, key) ? judged[key] : undefined
  if (!verdict) return without("pending")
  return {
    mark: verdict.isRight ? "right" : "wrong",
    points: verdict.isRight ? worth(item, hint) : 0,
    reason: verdict.reason,
  }
}

/** The points of all revealed items: always counted anew, so that nothing can be counted twice. */
export const totalOf = (room: Room, seat: Seat): number =>
  room.items
    .slice(0, room.revealed)
    .reduce((sum, _, at) => sum + outcomeOf(room, seat, at).points, 0)

export interface Group {
  readonly key: string
  readonly text: string
  readonly count: number
  readonly mark: Mark
  readonly isAccepted: boolean
}

export function groupsOf(room: Room, at: number): readonly Group[] {
  const item = room.items[at]
  if (!item || item.game === "offside") return []
  const groups = new Map<string, Group>()
  for (const seat of seatsIn(room)) {
    const given = room.answers[at]?.[seat.id]?.counted
    if (!given || isBlank(item, given)) continue
    const { key } = given
    const { mark } = outcomeOf(room, seat, at)
    const isAccepted = room.verdicts[at]?.accepted.includes(key) ?? false
    const count = (groups.get(key)?.count ?? 0) + 1
    groups.set(key, { key, text: groups.get(key)?.text ?? given.text, count, mark, isAccepted })
  }
  return [...groups.values()].toSorted((one, other) => other.count - one.count)
}

export function countStatements(room: Room): readonly HandCount[] {
  const { at, answers } = room
  const item = room.items[at]
  if (!item || room.phase !== "reveal") return []
  const given = seatsIn(room).flatMap(({ id }) => answers[at]?.[id]?.counted?.text ?? [])
  const count = (index: number, sign: string) => given.filter((text) => text[index] === sign).length
  return truthsOf(item)
    .slice(0, room.step)
    .map((isTrue, index) => ({
      right: count(index, isTrue ? "1" : "0"),
      wrong: count(index, isTrue ? "0" : "1"),
    }))
}

export const unjudgedTexts = (room: Room, at: number): readonly string[] =>
  groupsOf(room, at)
    .filter(({ mark }) => mark === "pending")
    .map(({ text }) => text)
