import { advance } from "./clock"
import { changeForAll, isOver, roomLimits, turnHost, type Room } from "./room"

export const seeHost = (before: Room, person: number, now: number, isStill = false): Room =>
  hearHost(advance(before, now), person, now, isStill)

/** Before what is due, since a host who was heard of keeps a room from its end. */
export function hearHost(room: Room, person: number, at: number, isStill = false): Room {
  const sinceMs = at - room.host.seenAt
  const isKnown = sinceMs < (isStill === (room.host.isStill ?? false) ? 10_000 : 0)
  if (isOver(room) || room.host.person !== person || isKnown) return room
  const host = { person, seenAt: at, isAway: false, isStill }
  // That somebody is still here is no news, and looks would not be held.
  return room.host.isAway ? turnHost(room, host) : { ...room, host }
}

/**
 * Another teacher takes the room: at once if the host was not seen for 30 s, before that only if
 * they insist. That they may teach this class is the caller's to check.
 */
export function takeOver(before: Room, person: number, insists: boolean, now: number): Room {
  const room = advance(before, now)
  const isFree = now - room.host.seenAt >= roomLimits.leaseMs
  if (isOver(room) || room.host.person === person || !(isFree || insists)) return room
  return changeForAll(room, { host: { person, seenAt: now, isAway: false } })
}
