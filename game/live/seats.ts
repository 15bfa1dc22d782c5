import { cutAnswer } from "../rounds/submission"
import { bellFor, advance, taught } from "./clock"
import {
  changeRoom,
  isOver,
  roomLimits,
  seatsIn,
  type SeatAnswer,
  type Reply,
  type Room,
  type Seat,
} from "./room"
import { areOneName, isTaken } from "./names"
import { judgedKey } from "./score"
import { seatTable, type TableMate } from "./tables"

export interface Newcomer extends Pick<Seat, "id" | "name" | "people" | "pupils" | "back"> {
  /** Who sits at the same phone; of a known seat from now on. */
  readonly mates?: readonly TableMate[] | undefined
}

export type Refusal = "full" | "taken" | "removed" | "over" | "wrong" | "locked"

export type JoinOutcome =
  | { readonly state: "seated"; readonly room: Room; readonly seat: Seat }
  | { readonly state: Refusal; readonly room: Room }

/** Somebody who has a seat gets it again; one who was taken out has to be let in by the host, but not who sat beside. */
export function join(before: Room, { mates, ...newcomer }: Newcomer, now: number): JoinOutcome {
  const room = advance(before, now)
  if (isOver(room)) return { state: "over", room }
  const known = Object.values(room.seats).find(
    ({ id, people }) => id === newcomer.id || people.some((one) => newcomer.people.includes(one)),
  )
  if (known?.isRemoved) {
    const isOwn = known.id === newcomer.id || newcomer.people.some((one) => one === known.people[0])
    if (isOwn) return { state: "removed", room }
    return join(leaveTable(room, known, newcomer), { mates, ...newcomer }, now)
  }
  if (known) return changeTable(room, known, mates)
  const isStored = Object.keys(room.seats).length < roomLimits.seatsWithRemoved
  if (!isStored || isFull(room, newcomer)) return { state: "full", room }
  if (isTaken(room, newcomer.name)) return { state: "taken", room }
  const own: Seat = {
    ...newcomer,
    stays: {},
    seenAt: now,
    shown: [],
    extra: 1,
    isRemoved: false,
    posts: { minute: 0, count: 0 },
  }
  const seat = mates && room.takesTables ? { ...seatTable(room, own, mates), stays: {} } : own
  return { state: "seated", room: withSeat(room, seat), seat }
}

/** For this seat. Who is not of the class is a guest, also with an account. */
export function isFull(room: Room, { pupils }: Pick<Seat, "pupils">): boolean {
  const seats = seatsIn(room)
  const guests = seats.filter((seat) => seat.pupils.length === 0)
  const isGuest = pupils.length === 0
  return seats.length >= roomLimits.seats || (isGuest && guests.length >= room.guestsMax)
}

function leaveTable(room: Room, table: Seat, { people }: Newcomer): Room {
  const mates = table.people.map((person, at) => ({ person, name: table.pupils[at] ?? "" }))
  const left = mates.filter(({ person }) => !people.includes(person))
  return withSeat(room, seatTable(room, table, left))
}

/** Who has come to it has heard what was revealed there. */
function changeTable(room: Room, known: Seat, mates?: readonly TableMate[]): JoinOutcome {
  const seat = mates && room.takesTables ? seatTable(room, known, mates) : known
  if (JSON.stringify(seat) === JSON.stringify(known)) return { state: "seated", room, seat: known }
  return { state: "seated", room: withSeat(room, seat, 0), seat }
}

/** Who comes in between bell and places sees the answer too. `from`: the first question of which newcomers are told. */
export function withSeat(room: Room, seat: Seat, from = isRung(room) ? room.at : Infinity): Room {
  const known = room.seats[seat.id]?.people ?? []
  const newcomers = { ...room.newcomers }
  for (const person of seat.people)
    if (!known.includes(person) && from < taught(room))
      newcomers[person] = Math.min(from, newcomers[person] ?? from)
  return changeRoom(room, { seats: { ...room.seats, [seat.id]: seat }, newcomers })
}

const isRung = ({ phase }: Room) => ["closing", "judging", "reveal"].includes(phase)

/** A guest's seat on another device, which replaces the first. */
export function comeBack(
  before: Room,
  { name, number, key }: { readonly name: string; readonly number: string; readonly key: string },
  now: number,
): JoinOutcome {
  const room = advance(before, now)
  if (isOver(room)) return { state: "over", room }
  const seat = Object.values(room.seats).find((each) => each.back && areOneName(each.name, name))
  if (!seat?.back) return { state: "wrong", room }
  if (isLocked(seat)) return { state: "locked", room }
  if (seat.back.number !== number) {
    const tried = { ...seat, back: { ...seat.back, tries: seat.back.tries + 1 } }
    return { state: isLocked(tried) ? "locked" : "wrong", room: withSeat(room, tried) }
  }
  if (seat.isRemoved) return { state: "removed", room }
  const found = { ...seat, seenAt: now, back: { key, number, tries: 0 } }
  return { state: "seated", room: withSeat(room, found), seat: found }
}

export const isLocked = ({ back }: Pick<Seat, "back">): boolean =>
  back !== null && back.tries >= roomLimits.backTries

export interface PostedAnswer {
  readonly seat: string
  readonly at: number
  readonly key: string
  readonly text: string
}

/**
 * What a seat posts. A key that was answered before gets the same reply, unless another answer has come since and the
 * question is open: then somebody has gone back to the earlier one.
 */
export function answer(before: Room, posted: PostedAnswer, now: number): readonly [Room, Reply] {
  const room = advance(before, now)
  const seat = room.seats[posted.seat]
  const known = room.answers[posted.at]?.[posted.seat]
  const replies = known?.replies ?? {}
  const reply = Object.hasOwn(replies, posted.key) ? replies[posted.key] : undefined
  const changes = Math.max(0, ...Object.values(replies).map(numberIn))
  const state = seat ? stateFor(room, seat, posted.at, now) : "kept"
  const isReturn = reply && numberIn(reply) < changes && state === "saved"
  if (reply && !isReturn) return [room, reply]
  const isAsked = room.phase !== "lobby" && room.items[posted.at] && posted.at <= room.at
  if (!seat || seat.isRemoved || isOver(room) || !isAsked) return [room, nothing("gone")]
  const minute = Math.floor(now / 60_000)
  const count = seat.posts.minute === minute ? seat.posts.count + 1 : 1
  if (count > roomLimits.postsAMinute || changes >= roomLimits.changes)
    return [room, nothing("full")]
  const made: Reply = { state, receipt: `${posted.at + 1}-${changes + 1}` }
  const shown =
    state === "kept" || seat.shown.includes(posted.at) ? seat.shown : [...seat.shown, posted.at]
  const seated = { ...seat, seenAt: now, shown, posts: { minute, count } }
  const stored = store(room, known, posted, made, now)
  const all = { ...room.answers[posted.at], [seat.id]: stored }
  const answered = { ...room, answers: room.answers.with(posted.at, all) }
  return [advance(withSeat(answered, seated), now), made]
}

export const numberIn = ({ receipt }: Reply): number => Number(receipt.split("-")[1])

const nothing = (state: "gone" | "full"): Reply => ({ state, receipt: "" })

function stateFor(room: Room, seat: Seat, at: number, now: number): "saved" | "late" | "kept" {
  if (at < room.at || !(room.phase === "ask" || room.phase === "closing")) return "kept"
  const bell = bellFor(room, seat.extra)
  if (bell === null || now < bell) return "saved"
  return now < bell + roomLimits.graceMs ? "late" : "kept"
}

function store(
  room: Room,
  known: SeatAnswer | undefined,
  { at, key, text: typed }: PostedAnswer,
  reply: Reply,
  now: number,
): SeatAnswer {
  const { counted = null, kept = null, replies = {} } = known ?? {}
  const text = cutAnswer(typed)
  const item = room.items[at]
  const judged = item ? judgedKey(item, text) : text
  const isSame = counted?.key === judged
  const given = { text, key: judged, hint: isSame ? counted.hint : hintAt(room, now), ...reply }
  const all = { ...replies, [key]: reply }
  return reply.state === "kept"
    ? { counted, kept: given, replies: all }
    : { counted: given, kept, replies: all }
}

/** The hints by which an answer counts: one that has just opened does not count yet. */
const hintAt = ({ opened }: Room, now: number): number =>
  Math.max(1, opened.filter((time) => time + roomLimits.graceMs <= now).length)
