import { bellFor, isPresent, phaseFor } from "./clock"
import { countableHands, handsUp } from "./hands"
import { mainCommand } from "./host"
import { groupsForWall, isAsked, itemView, revealedTo, showRight, type IsUnfit } from "./item-view"
import { isOver, seatsIn, type GivenText, type Item, type Room, type Seat } from "./room"
import { isLocked } from "./seats"
import { countStatements, hasAnswered, outcomeOf, stepsOf, totalOf, truthsOf } from "./score"
import { bestOf, countAsked, goalOf, hasStandings, mayAskMore, standingOf } from "./standings"
import { pupilsAt } from "./tables"

/**
 * The one projection of a room: frames, replies to polls and pages are all made of it. Before the reveal it holds no
 * answer, alternative, explanation or later hint, and never a later item, another seat's answer or a person.
 */
export function viewRoom(
  room: Room,
  audience: Audience,
  now: number,
  isUnfit: IsUnfit = () => false,
): RoomSnapshot {
  const isSeat = typeof audience !== "string"
  return {
    ...common(room, isSeat ? audience : null, now),
    version: versionFor(room, isSeat),
    ...(isSeat ? { player: playerView(room, audience) } : {}),
    ...(audience === "screen" ? { screen: screenView(room, isUnfit) } : {}),
    ...(audience === "host" ? { host: hostView(room, now, isUnfit) } : {}),
  }
}

/** What a look waits for: players are told of nothing that they do not see. */
export const versionFor = ({ v, hostTurns, changes }: Room, isSeat: boolean): number =>
  isSeat ? v + hostTurns : changes

export type Audience = "screen" | "host" | Seat

export interface RoomSnapshot extends ReturnType<typeof common> {
  readonly version: number
  readonly player?: ReturnType<typeof playerView>
  readonly screen?: ReturnType<typeof screenView>
  readonly host?: ReturnType<typeof hostView>
}

function common(room: Room, seat: Seat | null, now: number) {
  const { v, at, items, language, places, revealed } = room
  const extra = seat?.extra ?? 1
  const bell = room.phase === "ask" ? bellFor(room, extra) : null
  const phase = phaseFor(room, extra, now)
  const isOwnEnd = seat !== null && phase === "ended"
  return {
    v,
    phase: phase === "gone" ? "ended" : phase,
    isPaused: room.pausedAt !== null,
    isHostHere: !room.host.isAway,
    number: room.phase === "lobby" ? 0 : at + 1,
    of: countAsked(room),
    language,
    places,
    seats: seatsIn(room).length,
    /** In ms, so that no clocks are compared. */
    left: bell === null ? null : Math.max(0, bell - now),
    item: itemView(room, seat),
    right: room.phase === "reveal" && at < revealed ? showRight(items[at]) : null,
    best: isOwnEnd ? [] : bestOf(room),
    goal: isOwnEnd ? null : goalOf(room),
  }
}

function playerView(room: Room, seat: Seat) {
  const { at, revealed, phase, items } = room
  return {
    name: seat.name,
    back: seat.back?.number ?? "",
    sitting: room.takesTables ? seat.pupils.length : 0,
    points: totalOf(room, seat),
    mine: isAsked(room) ? saved(room, seat, at) : null,
    outcome: phase === "reveal" && at < revealed ? outcomeOf(room, seat, at) : null,
    standing: hasStandings(room) ? standingOf(room, seat) : null,
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

const shownOf = ({ text, hint, state, receipt }: GivenText) => ({ text, hint, state, receipt })

function line(room: Room, seat: Seat, item: Item, at: number) {
  const outcome = outcomeOf(room, seat, at)
  return {
    questionID: item.question,
    game: item.game,
    text: item.material.question,
    statements: revealedTo(item, truthsOf(item).length),
    right: showRight(item),
    ...saved(room, seat, at),
    ...outcome,
  }
}

/** Never who was wrong; a wrong answer only if several gave it. */
function screenView(room: Room, isUnfit: IsUnfit) {
  const groups = isRevealed(room) ? groupsForWall(room, room.at, isUnfit) : []
  const spread = groups.filter((group) => group.count > 1 && !group.isUnfit)
  const others = groups.filter((group) => group.mark !== "right" && !spread.includes(group))
  return {
    ...countAnswered(room),
    code: room.code,
    names: room.phase === "lobby" ? newestNames(room) : [],
    hands: handsUp(room),
    right: groups.reduce((sum, { mark, count }) => sum + (mark === "right" ? count : 0), 0),
    spread: spread.map(({ text, count, mark }) => ({ text, count, mark })),
    others: others.reduce((sum, { count }) => sum + count, 0),
  }
}

/** First who has just come, since the last of many are below the screen. */
const newestNames = (room: Room) =>
  seatsIn(room)
    .map(({ name }) => name)
    .toReversed()

function countAnswered(room: Room) {
  const shown = isAsked(room) ? seatsIn(room).filter((seat) => seat.shown.includes(room.at)) : []
  return {
    answered: shown.filter((seat) => hasAnswered(room, seat)).length,
    shown: shown.length,
    statementCounts: countStatements(room),
  }
}

const isRevealed = (room: Room): boolean => room.phase === "reveal" && room.at < room.revealed

function hostView(room: Room, now: number, isUnfit: IsUnfit) {
  return {
    ...countAnswered(room),
    main: mainCommand(room),
    mayAskMore: mayAskMore(room),
    screenKey: room.screenKey,
    stepsLeft: room.phase === "reveal" ? stepsOf(room) - room.step : 0,
    hands: handsUp(room),
    countableHands: countableHands(room),
    groups:
      isRevealed(room) || room.phase === "standings" ? groupsForWall(room, room.at, isUnfit) : [],
    rows: Object.values(room.seats).map((seat) => ({
      id: seat.id,
      name: seat.name,
      pupil: pupilsAt(seat),
      back: seat.back?.number ?? "",
      extra: seat.extra,
      isRemoved: seat.isRemoved,
      isLocked: isLocked(seat),
      isPresent: isPresent(seat, now) && !isOver(room),
      hasAnswered: isAsked(room) && hasAnswered(room, seat),
      points: totalOf(room, seat),
    })),
  }
}
