import { advance } from "#game/live/clock"
import { run, type HostCommand } from "#game/live/host"
import { hearHost, seeHost, takeOver } from "#game/live/hosting"
import { isGuestName, isTaken, offerNames } from "#game/live/names"
import { accountsIn, resultsIn, sheetIn } from "#game/live/results"
import { isOver, roomLimits, type Room, type Seat } from "#game/live/room"
import { hearSeat, see } from "#game/live/presence"
import { answer, comeBack, join, type JoinOutcome } from "#game/live/seats"
import { viewRoom, type Audience } from "#game/live/view"
import { isUnfitForWall } from "../names/insult"
import type { RoomCall, RoomReply, SeatProof, Watcher } from "./room-call"

type Doing = Exclude<RoomCall, { readonly do: "open" | "look" }>

interface CarriedOut {
  readonly room: Room
  readonly reply?: RoomReply
}

export function doInRoom(room: Room, call: Doing, now: number): CarriedOut {
  switch (call.do) {
    case "offer":
      return { room, reply: offer(advance(room, now), call) }
    case "join":
      return toReply(joinAs(room, call, now))
    case "come back":
      return toReply(comeBack(room, call, now))
    case "answer": {
      const seat = findSeat(room, call.proof)
      if (!seat) return { room, reply: { state: "gone" } }
      const [next, reply] = answer(room, { ...call, seat: seat.id }, now)
      return { room: next, reply: { state: "done", reply } }
    }
    case "command":
      return { room: command(room, call, now) }
    case "take":
      return { room: takeOver(room, call.person, call.insists, now) }
    case "sheet":
    case "results":
      return { room: seeHost(room, call.by, now, true) }
  }
}

export function replyAfter(room: Room, call: Doing, now: number): RoomReply {
  if (call.do === "command") return look(room, { kind: "host", person: call.by }, now)
  if (call.do === "take") return look(room, { kind: "host", person: call.person }, now)
  if (call.do === "sheet") return { state: "done", sheet: sheetIn(room) }
  return { state: "done", results: resultsIn(room, isUnfitForWall) }
}

const findSeat = ({ seats }: Room, { person, key }: SeatProof): Seat | null =>
  Object.values(seats).find(
    ({ people, back, isRemoved }) =>
      !isRemoved &&
      ((person !== null && people.includes(person)) || (key !== null && back?.key === key)),
  ) ?? null

type Doings<Name> = Extract<RoomCall, { readonly do: Name }>

function offer(room: Room, { proof, draws, nickname, language }: Doings<"offer">): RoomReply {
  const seat = findSeat(room, proof)
  const isFree = nickname !== "" && !isTaken(room, nickname)
  const names = isFree ? [nickname] : offerNames(room, draws, language)
  return {
    state: isOver(room) ? "over" : "done",
    seat,
    takesTables: room.takesTables,
    elsewhere: accountsIn(room).filter((person) => !seat?.people.includes(person)),
    names: seat || isOver(room) ? [] : names,
  }
}

const toReply = (joined: JoinOutcome): CarriedOut => ({
  room: joined.room,
  reply: joined.state === "seated" ? { state: "done", seat: joined.seat } : { state: joined.state },
})

function joinAs(room: Room, call: Doings<"join">, now: number): JoinOutcome {
  const { newcomer, draws, language } = call
  const { back, name } = newcomer
  if (back) {
    if (!isGuestName(name)) return { state: "taken", room }
    return join(room, { ...newcomer, id: freeId(room, newcomer.id, back.key) }, now)
  }
  const joined = name === "" ? null : join(room, newcomer, now)
  if (joined && joined.state !== "taken") return joined
  return join(room, { ...newcomer, name: offerNames(room, draws, language)[0] ?? "" }, now)
}

/** A seat that has moved to another phone keeps its id, and the first phone may seat somebody else. */
function freeId(room: Room, id: string, key: string): string {
  const back = Object.hasOwn(room.seats, id) ? room.seats[id]?.back : null
  return back && back.key !== key ? freeId(room, `${id}m`, key) : id
}

function command(room: Room, { by, command, draws }: Doings<"command">, now: number): Room {
  const name = () => offerNames(room, draws)[0] ?? ""
  const whole: HostCommand =
    command.do === "rename" ? { ...command, by, name: name() } : { ...command, by }
  return run(seeHost(room, by, now), whole, now)
}

export function seen(room: Room, as: Watcher, now: number, isStill?: boolean): Room {
  if (as.kind === "host") return seeHost(room, as.person, now, isStill)
  const seat = as.kind === "seat" ? findSeat(room, as.proof) : null
  return seat ? see(room, seat.id, now, isStill) : room
}

/** Whose socket it is: of a seat, of the host, or of a screen, which is nobody's. */
export interface Listener {
  readonly seat: string | null
  readonly host: number | null
}

export function findListener(room: Room, as: Watcher): Listener | null {
  const audience = findAudience(room, as)
  return (
    audience && {
      seat: typeof audience === "string" ? null : audience.id,
      host: as.kind === "host" ? as.person : null,
    }
  )
}

function findAudience(room: Room, as: Watcher): Audience | null {
  const { host, screenKey, phase } = room
  if (phase === "gone") return null
  if (as.kind === "seat") return findSeat(room, as.proof)
  if (as.kind === "host") return host.person === as.person ? "host" : null
  return as.key === null || as.key === screenKey ? "screen" : null
}

export interface LastHeard extends Listener {
  readonly agoMs: number
}

export const hear = (before: Room, heard: readonly LastHeard[], now: number): Room =>
  heard.reduce((room, { seat, host, agoMs }) => {
    if (host !== null) return hearHost(room, host, now - agoMs)
    return seat === null ? room : hearSeat(room, seat, now - agoMs)
  }, before)

export function look(room: Room, as: Watcher, now: number): RoomReply {
  const audience = findAudience(room, as)
  if (audience) return { state: "done", snapshot: viewRoom(room, audience, now, isUnfitForWall) }
  if (as.kind !== "host" || room.phase === "gone") return { state: "gone" }
  const { person, seenAt } = room.host
  const freeIn = Math.max(0, seenAt + roomLimits.leaseMs - now)
  return { state: "done", host: { person, freeIn } }
}
