import { advance, endRoom, reveal, ring } from "./clock"
import { isOver, changeForAll, type Hands, type Room, type Seat, type ItemVerdicts } from "./room"
import { countHands } from "./hands"
import { isTaken } from "./names"
import { stepsOf } from "./score"
import { countAsked, mayAskMore } from "./standings"
import { isFull } from "./seats"

export type HostCommand = { readonly by: number } & (
  | { readonly do: Exclude<HostStep, "end">; readonly v: number }
  | { readonly do: "end"; readonly v?: number | undefined }
  | { readonly do: "accept" | "undo"; readonly at: number; readonly key: string }
  | { readonly do: "remove" | "restore"; readonly seat: string }
  | { readonly do: "rename"; readonly seat: string; readonly name: string }
  | ({ readonly do: "hands"; readonly at: number } & Hands)
  | { readonly do: "extra"; readonly seat: string; readonly extra: Seat["extra"] }
)

export type HostStep = MainCommand | "pause" | "resume" | "more"
export type MainCommand = "start" | "hint" | "bell" | "skip" | "step" | "standings" | "next" | "end"

export function mainCommand(room: Room): MainCommand | null {
  switch (room.phase) {
    case "lobby":
      return "start"
    case "ask":
      return hintsLeft(room) > 0 ? "hint" : "bell"
    case "judging":
      return "skip"
    case "reveal":
      if (room.step < stepsOf(room)) return "step"
      return room.places === "none" ? "next" : "standings"
    case "standings":
      return "next"
    case "podium":
      return "end"
    default:
      return null
  }
}

/**
 * Compare and set: a step for another state than the current one changes nothing. Other commands name what they change,
 * so that a bell in between loses none of them, as does the end that was asked for twice. One by another host changes nothing.
 */
export function run(before: Room, command: HostCommand, now: number): Room {
  const room = advance(before, now)
  const isStale = "v" in command && command.v !== undefined && command.v !== room.v
  if (isStale || command.by !== room.host.person) return room
  const next = carryOut(room, command, now)
  return next === room ? room : advance(next, now)
}

function carryOut(room: Room, command: HostCommand, now: number): Room {
  switch (command.do) {
    case "accept":
    case "undo":
      return overrule(room, command.at, command.key, command.do === "accept")
    case "hands":
      return countHands(room, command)
    case "remove":
    case "restore":
      return changeSeat(room, command.seat, { isRemoved: command.do === "remove" })
    case "rename":
      return isTaken(room, command.name)
        ? room
        : changeSeat(room, command.seat, { name: command.name })
    case "extra":
      return changeSeat(room, command.seat, { extra: command.extra })
    default:
      return step(room, command.do, now)
  }
}

function step(room: Room, name: HostStep, now: number): Room {
  const isAsked = room.phase === "ask"
  switch (name) {
    case "start":
      return room.phase === "lobby" ? ask(room, 0, now) : room
    case "hint":
      return isAsked && hintsLeft(room) > 0
        ? changeForAll(room, { opened: [...room.opened, now] })
        : room
    case "bell":
      return isAsked ? ring(resume(room, now), now) : room
    case "skip":
      return room.phase === "judging" ? reveal(room) : room
    case "step":
      return room.phase === "reveal" && room.step < stepsOf(room) ? open(room, room.step + 1) : room
    case "standings":
      return room.phase === "reveal" ? showPlaces(room) : room
    case "next":
      return mainCommand(room) === "next" ? next(room, now) : room
    case "more":
      return mayAskMore(room) ? ask(room, room.at + 1, now) : room
    case "end":
      return isOver(room) ? room : endRoom(room)
    case "pause":
      return isAsked && room.pausedAt === null ? changeForAll(room, { pausedAt: now }) : room
    case "resume":
      return resume(room, now)
  }
}

function hintsLeft({ items, at, opened }: Room): number {
  const item = items[at]
  return item?.game === "five-hints" ? item.material.hints.length - opened.length : 0
}

const ask = (room: Room, at: number, now: number): Room =>
  changeForAll(room, {
    phase: "ask",
    at,
    opened: [now],
    startedAt: now,
    toldExtra: 0,
    rangAt: null,
    step: 0,
  })

const open = (room: Room, step: number): Room =>
  changeForAll(room, { step, revealed: step === stepsOf(room) ? room.at + 1 : room.revealed })

function showPlaces(room: Room): Room {
  const opened = open(room, stepsOf(room))
  return room.places === "none" ? opened : { ...opened, phase: "standings" }
}

const next = (room: Room, now: number): Room =>
  room.at + 1 < countAsked(room)
    ? ask(room, room.at + 1, now)
    : changeForAll(room, { phase: "podium" })

const resume = (room: Room, now: number): Room =>
  room.pausedAt === null
    ? room
    : changeForAll(room, { pausedAt: null, startedAt: room.startedAt + now - room.pausedAt })

/** Only of a question that is revealed, since all who gave the answer see their points change. */
function overrule(room: Room, at: number, key: string, isAccepted: boolean): Room {
  const verdicts = room.verdicts[at]
  if (!verdicts || at >= room.revealed || isOver(room)) return room
  if (room.items[at]?.game === "offside" || verdicts.accepted.includes(key) === isAccepted)
    return room
  const accepted = isAccepted
    ? [...verdicts.accepted, key]
    : verdicts.accepted.filter((each) => each !== key)
  return changeForAll(room, { verdicts: room.verdicts.with(at, { ...verdicts, accepted }) })
}

function changeSeat(room: Room, id: string, change: Partial<Seat>): Room {
  const seat = Object.hasOwn(room.seats, id) && room.seats[id]
  if (!seat || isOver(room)) return room
  if (seat.isRemoved && change.isRemoved === false && isFull(room, seat)) return room
  const next = { ...seat, ...change, back: seat.back && { ...seat.back, tries: 0 } }
  if (JSON.stringify(next) === JSON.stringify(seat)) return room
  return changeForAll(room, { seats: { ...room.seats, [id]: next } })
}

/** Verdicts by the key of the judge; the first of each key stands. */
export function settle(
  before: Room,
  at: number,
  judged: ItemVerdicts["judged"],
  now: number,
): Room {
  const room = advance(before, now)
  const verdicts = room.verdicts[at]
  const isNew = verdicts && Object.keys(judged).some((key) => !Object.hasOwn(verdicts.judged, key))
  if (!isNew || isUnasked(room, at)) return room
  const both = { ...judged, ...verdicts.judged }
  const next = { verdicts: room.verdicts.with(at, { ...verdicts, judged: both }) }
  return advance(changeForAll(room, { ...next, retryAt: 0, tries: 0 }), now)
}

/** While answers can still be given a verdict would come too early. */
const isUnasked = ({ phase, at }: Room, settled: number): boolean =>
  settled > at || (settled === at && (phase === "lobby" || phase === "ask" || phase === "closing"))
