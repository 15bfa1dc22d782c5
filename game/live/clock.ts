import {
  changeRoom,
  isOver,
  changeForAll,
  getHostlessAt,
  roomLimits,
  seatsIn,
  turnHost,
  type Phase,
  type Room,
  type Seat,
} from "./room"
import { hasAnswered, stepsOf, unjudgedTexts } from "./score"

const { lifeMs, keptMs, hostAwayMs, presenceMs, graceMs, firstMs } = roomLimits

export const isPresent = ({ seenAt }: Seat, now: number): boolean => now - seenAt < presenceMs

const isTyping = (room: Room, seat: Seat): boolean =>
  seat.shown.includes(room.at) && !hasAnswered(room, seat)

/** When all will have answered, if nothing more happens. `null` if nobody has answered, or hints are left. */
function allAnsweredAt(room: Room): number | null {
  const { ringsForAll, opened, startedAt, items, at } = room
  if (!ringsForAll) return null
  if (items[at]?.game === "five-hints" && opened.length < 5) return null
  const seats = seatsIn(room)
  if (!seats.some((seat) => hasAnswered(room, seat))) return null
  const first = Math.max(startedAt, opened.at(-1) ?? 0) + firstMs
  const waited = seats.filter((seat) => isTyping(room, seat))
  return Math.max(first, ...waited.map((seat) => waitedUntil(room, seat)))
}

/** The bell that it was shown, if it has extra time or its page gives no sign of life; else until it has left. */
function waitedUntil(room: Room, { extra, isStill, seenAt }: Seat): number {
  const bell = extra > 1 || isStill ? bellFor(room, extra) : null
  return bell ?? seenAt + presenceMs * extra
}

function timerRingsAt(room: Room, now: number): number | null {
  const waited = seatsIn(room).filter((seat) => isPresent(seat, now) || isTyping(room, seat))
  return bellFor(room, Math.max(1, ...waited.map(({ extra }) => extra)))
}

/** When the bell rings, or rang, for a seat; `null` without a timer, and during a pause that began before it. */
export function bellFor(room: Room, extra: number): number | null {
  const { timerMs, startedAt, rangAt, pausedAt } = room
  const timed = timerMs === null ? null : startedAt + timerMs * extra
  if (rangAt !== null) return timed === null ? rangAt : Math.min(timed, rangAt)
  return timed === null || pausedAt === null || timed <= pausedAt ? timed : null
}

/** What a seat is shown: a bell that has rung for it alone is `closing` too. */
export function phaseFor(room: Room, extra: number, now: number): Phase {
  const bell = room.phase === "ask" ? bellFor(room, extra) : null
  return bell !== null && now >= bell ? "closing" : room.phase
}

/** The bell of the current question. `rangAt` is when it had to ring, so that a late alarm costs nobody anything. */
export const ring = (room: Room, rangAt: number): Room =>
  changeForAll(room, { phase: "closing", rangAt, retryAt: 0, tries: 0 })

export function reveal(room: Room): Room {
  const revealed = stepsOf(room) === 0 ? room.at + 1 : room.revealed
  return changeForAll(room, { phase: "reveal", step: 0, revealed, retryAt: 0, tries: 0 })
}

/** A question that has rung is judged and counts, although its reveal does not come. */
export const endRoom = (room: Room): Room => {
  const ended = { phase: "ended", revealed: taught(room), pausedAt: null } as const
  return changeForAll(room, { ...ended, retryAt: 0, tries: 0 })
}

/** All that is due by itself. Every other change begins with this, so none depends on an alarm being on time. */
export function advance(room: Room, now: number): Room {
  const next = isOver(room) ? forget(room, now) : step(room, now)
  if (next !== room) return advance(next, now)
  const endsAt = Math.min(room.createdAt + lifeMs, getHostlessAt(room))
  return isOver(room) || now < endsAt ? room : endRoom(room)
}

function step(room: Room, now: number): Room {
  const { host } = room
  if (!host.isAway && now >= host.seenAt + hostAwayMs)
    return turnHost(room, { ...host, isAway: true })
  if (room.phase === "ask" && room.pausedAt === null) return bells(room, now)
  if (room.phase === "closing" && now >= (room.rangAt ?? now) + graceMs)
    return changeRoom(room, { phase: "judging", retryAt: 0, tries: 0 })
  if (room.phase === "judging" && unjudgedTexts(room, room.at).length === 0) return reveal(room)
  return room
}

function bells(room: Room, now: number): Room {
  const last = timerRingsAt(room, now)
  if (last !== null && now >= last) return ring(room, last)
  const all = allAnsweredAt(room)
  if (all !== null && now >= all) return ring(room, now)
  const rung = bellsLeft(room).filter(({ at }) => now >= at)
  return rung.length > 0
    ? changeForAll(room, { toldExtra: Math.max(...rung.map(({ extra }) => extra)) })
    : room
}

/** Those that are still to be told, also of seats that nobody waits for: their pages may be open. */
function bellsLeft(room: Room) {
  const extras = [1, ...seatsIn(room).map(({ extra }) => extra)]
  return extras.flatMap((extra) => {
    const at = extra > room.toldExtra ? bellFor(room, extra) : null
    return at === null ? [] : [{ extra, at }]
  })
}

const forget = (room: Room, now: number): Room =>
  room.phase === "ended" && room.writtenAt !== null && now >= room.writtenAt + keptMs
    ? changeForAll(room, { phase: "gone", seats: {}, answers: [], verdicts: [] })
    : room

/** What the last answers were worth belongs to the results. */
export const isUnwritten = (room: Room): boolean =>
  room.phase === "ended" && room.writtenAt === null && unjudgedAt(room).length === 0

/**
 * The questions with answers that wait for the judge, who gives all verdicts of one at once: before the end only those
 * without any are looked through, since every change asks this.
 */
export function unjudgedAt(room: Room): readonly number[] {
  const { phase, at, revealed } = room
  const length = phase === "judging" ? at + 1 : revealed
  const isLookedAt = (each: number) =>
    each === at || phase === "ended" || Object.keys(room.verdicts[each]?.judged ?? {}).length === 0
  return [...Array.from({ length }).keys()].filter(
    (each) => isLookedAt(each) && unjudgedTexts(room, each).length > 0,
  )
}

export const isSkipped = (room: Room): boolean =>
  room.phase !== "judging" && room.phase !== "ended" && unjudgedAt(room).length > 0

/** From the bell on: until the message has arrived, an answer that is revealed could still earn points alone. */
export const taught = ({ rangAt, at, revealed }: Room): number =>
  rangAt === null ? revealed : at + 1

export const isUntold = (room: Room) =>
  room.told < taught(room) || Object.keys(room.newcomers).length > 0

/**
 * Whether something is to be done beside the room: judging, telling what was revealed, writing the results, or
 * forgetting it all.
 */
export const hasDuty = (room: Room): boolean =>
  room.phase === "gone" || isUnwritten(room) || isUntold(room) || unjudgedAt(room).length > 0

/**
 * When to call `advance`, and to do what is left beside the room; never before `now`. One alarm is all that an object
 * has, so it is computed from the state and never set by hand.
 */
export function nextAlarm(room: Room, now: number): number {
  if (room.phase === "gone") return Math.max(now, room.retryAt)
  const duty = hasDuty(room) ? [room.retryAt] : []
  if (room.phase === "ended")
    return Math.max(now, Math.min(...duty, (room.writtenAt ?? now) + keptMs))
  const { host } = room
  const silentAt = host.isAway ? getHostlessAt(room) : host.seenAt + hostAwayMs
  const times = [room.createdAt + lifeMs, silentAt, ...duty]
  if (room.phase === "closing") times.push((room.rangAt ?? now) + graceMs)
  if (room.phase === "ask" && room.pausedAt === null) times.push(...bellTimes(room, now))
  return Math.max(now, Math.min(...times))
}

function bellTimes(room: Room, now: number): readonly number[] {
  const bells = bellsLeft(room).map(({ at }) => at)
  return [...bells, timerRingsAt(room, now), allAnsweredAt(room)].filter((time) => time !== null)
}

/**
 * After judging or writing has failed: again in 2 s, and later each time, up to a minute. Only now judging is news for
 * players, because as a rule it takes less than to load a page.
 */
export function tryLater(room: Room, now: number): Room {
  const tries = room.tries + 1
  const retryAt = now + Math.min(60_000, 1000 * 2 ** Math.min(tries, 6))
  return (room.phase === "judging" && tries === 1 ? changeForAll : changeRoom)(room, {
    tries,
    retryAt,
  })
}

export const markWritten = (room: Room, now: number): Room =>
  isUnwritten(room) ? changeRoom(room, { writtenAt: now, retryAt: 0, tries: 0 }) : room

/** That all who sat in the room as it was `then` have its questions as practice from now on. */
export const markTold = (room: Room, then: Room): Room => {
  const late = Object.entries(room.newcomers).filter(([key, from]) => then.newcomers[key] !== from)
  const told = Math.max(room.told, taught(then))
  return changeRoom(room, { told, newcomers: Object.fromEntries(late), retryAt: 0, tries: 0 })
}
