import { advance, isPresent } from "./clock"
import { isOver, roomLimits, type Room } from "./room"
import { withSeat } from "./seats"

/**
 * Records that a seat has loaded its page, and with it the question that is open. Before the page is made. Whoever only
 * asks for news of it is not still.
 */
export function see(before: Room, id: string, now: number, isStill = true): Room {
  const room = advance(before, now)
  const seat = room.seats[id]
  if (!seat || seat.isRemoved || isOver(room)) return room
  if (room.phase === "ask" && !seat.shown.includes(room.at))
    return withSeat(room, { ...seat, seenAt: now, isStill: true, shown: [...seat.shown, room.at] })
  return now - seat.seenAt < roomLimits.firstMs ? room : hearSeat(room, id, now, isStill)
}

/**
 * After a restart, which no socket outlives, nobody knows who is still there. Once for each question, because a room that
 * nobody looks at starts again at each alarm.
 */
export function waitForAll(room: Room, now: number): Room {
  const { phase, at, waitedFor } = room
  if (phase !== "ask" || waitedFor === at) return room
  const seats = Object.entries(room.seats).map(
    ([id, seat]) => [id, seat.shown.includes(at) ? { ...seat, seenAt: now } : seat] as const,
  )
  return { ...room, waitedFor: at, seats: Object.fromEntries(seats) }
}

export function hearSeat(room: Room, id: string, at: number, isStill = false): Room {
  const seat = room.seats[id]
  if (!seat || seat.isRemoved || isOver(room) || at <= seat.seenAt) return room
  const seen = { ...seat, seenAt: at, isStill }
  // That somebody is still here is no news to host and screen, whose looks would not be held.
  return isPresent(seat, at)
    ? { ...room, seats: { ...room.seats, [id]: seen } }
    : withSeat(room, seen)
}
