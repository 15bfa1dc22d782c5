import { shownAnswer } from "../answers/alternatives"
import { bellFor, hasAnswered, isPresent, phaseFor, stepsOf } from "./clock"
import { countableHands, handsUp } from "./hands"
import { mainCommand } from "./host"
import {
  isOver,
  roomLimits,
  seatsIn,
  type GivenText,
  type Item,
  type Phase,
  type Room,
  type Seat,
} from "./room"
import { groupsOf, outcomeOf, totalOf, truthsOf } from "./score"
import { bestOf, goalOf, hasStandings, standingOf } from "./standings"
import { pupilsAt } from "./tables"

/**
 * The one projection of a room: frames, replies to polls and pages are all made of it. Before the reveal it holds no
 * answer, alternative, explanation or later hint, and never a later item, another seat's answer or a person.
 */
export function viewRoom(room: Room, audience: Audience, now: number): RoomSnapshot {
  const isSeat = typeof audience !== "string"
  return {
    ...common(room, isSeat ? audience : null, now),
    version: versionFor(room, isSeat),
    ...(isSeat ? { player: playerView(room, audience) } : {}),
    ...(audience === "screen" ? { screen: screenView(room) } : {}),
    ...(audience === "host" ? { host: hostView(room, now) } : {}),
  }
}

/** What a look waits for: players are told of nothing that they do not see. */
export const versionFor = ({ v, changes }: Room, isSeat: boolean): number => (isSeat ? v : changes)

export type Audience = "screen" | "host" | Seat

export interface RoomSnapshot extends ReturnType<typeof common> {
  readonly version: number
  readonly player?: ReturnType<typeof playerView>
  readonly screen?: ReturnType<typeof screenView>
  readonly host?: ReturnType<typeof hostView>
}

function common(room: Room, seat: Seat | null, now: number) {
  const { v, at, items, language, revealed } = room
  const extra = seat?.extra ?? 1
  const bell = room.phase === "ask" ? bellFor(room, extra) : null
  const phase = phaseFor(room, extra, now)
  return {
    v,
    phase: phase === "gone" ? "ended" : phase,
    isPaused: room.pausedAt !== null,
    isHostHere: now - room.host.seenAt < roomLimits.leaseMs,
    number: room.phase === "lobby" ? 0 : at + 1,
    of: items.length,
    language,
    seats: seatsIn(room).length,
    /** In ms, so that no clocks are compared. */
    left: bell === null ? null : Math.max(0, bell - now),
    item: itemView(room, seat),
    right: room.phase === "reveal" && at < revealed ? rightOf(items[at]) : null,
    best: bestOf(room),
    goal: goalOf(room),
  }
}

const asked: readonly Phase[] = ["ask", "closing", "judging", "reveal"]

function itemView(room: Room, seat: Seat | null) {
  const item = room.items[room.at]
  if (!item || !asked.includes(room.phase)) return null
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

const revealedTo = (item: Item, step: number) =>
  truthsOf(item).map((isTrue, index) => ({
    position: index + 1,
    text: item.game === "offside" ? (item.material.information[index] ?? "") : "",
    isTrue: index < step ? isTrue : null,
  }))

const scatter = (text: string): number =>
  [...text].reduce((hash, sign) => Math.imul(hash ^ (sign.codePointAt(0) ?? 0), 16_777_619), 7) >>>
  0

function rightOf(item: Item | undefined) {
  if (!item) return null
  const answer = item.game === "offside" ? "" : shownAnswer(item.material.correctAnswer)
  return { answer, summary: item.material.summary ?? "" }
}

function playerView(room: Room, seat: Seat) {
  const { at, revealed, phase, items } = room
  const isAsked = asked.includes(phase)
  return {
    name: seat.name,
    back: seat.back?.number ?? "",
    sitting: room.takesTables ? seat.pupils.length : 0,
    points: totalOf(room, seat),
    mine: isAsked ? saved(room, seat, at) : null,
    outcome: phase === "reveal" && at < revealed ? outcomeOf(room, seat, at) : null,
    standing: hasStandings(room) || phase === "ended" ? standingOf(room, seat) : null,
    list:
      phase === "ended"
        ? items.slice(0, revealed).map((item, of) => line(room, seat, item, of))
        : [],
  }
}

function saved(room: Room, seat: Seat, at: number) {
  const { counted = null, kept = null } = room.answers[at]?.[seat.id] ?? {}
  return { counted: counted && shownOf(counted), kept: kept && shownOf(kept) }
}

const shownOf = ({ text, state, receipt }: GivenText) => ({ text, state, receipt })

function line(room: Room, seat: Seat, item: Item, at: number) {
  const outcome = outcomeOf(room, seat, at)
  return {
    questionID: item.question,
    game: item.game,
    text: item.material.question,
    statements: revealedTo(item, truthsOf(item).length),
    right: rightOf(item),
    ...saved(room, seat, at),
    ...outcome,
  }
}

/** Never who was wrong; a wrong answer only if several gave it. */
function screenView(room: Room) {
  const spread = isRevealed(room) ? groupsOf(room, room.at) : []
  return {
    ...countAnswered(room),
    code: room.code,
    names: room.phase === "lobby" ? seatsIn(room).map(({ name }) => name) : [],
    hands: handsUp(room),
    spread: spread
      .filter(({ count }) => count > 1)
      .map(({ text, count, mark }) => ({ text, count, mark })),
  }
}

function countAnswered(room: Room) {
  const isAsked = asked.includes(room.phase)
  const shown = isAsked ? seatsIn(room).filter((seat) => seat.shown.includes(room.at)) : []
  return {
    answered: shown.filter((seat) => hasAnswered(room, seat)).length,
    shown: shown.length,
  }
}

const isRevealed = (room: Room): boolean => room.phase === "reveal" && room.at < room.revealed

function hostView(room: Room, now: number) {
  const isAsked = asked.includes(room.phase)
  return {
    ...countAnswered(room),
    main: mainCommand(room),
    screenKey: room.screenKey,
    stepsLeft: room.phase === "reveal" ? stepsOf(room) - room.step : 0,
    hands: handsUp(room),
    countableHands: countableHands(room),
    groups: isRevealed(room) || room.phase === "standings" ? groupsOf(room, room.at) : [],
    rows: Object.values(room.seats).map((seat) => ({
      id: seat.id,
      name: seat.name,
      pupil: pupilsAt(seat),
      back: seat.back?.number ?? "",
      extra: seat.extra,
      isRemoved: seat.isRemoved,
      isPresent: isPresent(seat, now) && !isOver(room),
      hasAnswered: isAsked && hasAnswered(room, seat),
      points: totalOf(room, seat),
    })),
  }
}
