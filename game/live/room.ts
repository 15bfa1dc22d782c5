import type { Language } from "#contract/words"
import type { DifficultyMaterial } from "../difficulty/round"
import type { FiveHintsMaterial } from "../five-hints/round"
import type { OffsideMaterial } from "../offside/round"

export const roomLimits = {
  seats: 250,
  seatsWithRemoved: 500,
  guestsOfClass: 60,
  items: 60,
  members: 6,
  lifeMs: 4 * 3_600_000,
  keptMs: 24 * 3_600_000,
  hostlessMs: 600_000,
  stillMs: 3_600_000,
  leaseMs: 30_000,
  /** Longer, because a browser lets a hidden page say only once a minute that it is there. */
  hostAwayMs: 75_000,
  presenceMs: 40_000,
  graceMs: 3_000,
  firstMs: 5_000,
  postsAMinute: 30,
  backTries: 5,
  /** How often one seat may change its answer to one item. Each change keeps its key. */
  changes: 40,
} as const

/** A question as it was when the room was opened, with its number at the API and what its author calls wrong. */
export type Item = { readonly question: number; readonly wrongAnswers: readonly string[] } & (
  | { readonly game: "five-hints"; readonly material: FiveHintsMaterial }
  | { readonly game: "offside"; readonly material: OffsideMaterial }
  | { readonly game: "difficulty"; readonly material: DifficultyMaterial["items"][number] }
)

interface WayBack {
  readonly key: string
  readonly number: string
  readonly tries: number
}

export interface Seat {
  readonly id: string
  readonly name: string
  readonly back: WayBack | null
  /** Accounts of the API: none for a guest, several for a table. All of them get the result of the seat. */
  readonly people: readonly number[]
  /** Their names in the class, for the host alone; none of others. */
  readonly pupils: readonly string[]
  /** Of accounts that came to a table later, or have left it: each time, from and before which item they sat there. */
  readonly stays: Readonly<Record<string, readonly (readonly [from: number, before: number])[]>>
  readonly seenAt: number
  /** As of the host: also of each page that shows a question for the first time. */
  readonly isStill?: boolean | undefined
  readonly shown: readonly number[]
  readonly extra: 1 | 1.5 | 2 | 3
  readonly isRemoved: boolean
  readonly posts: { readonly minute: number; readonly count: number }
}

/**
 * `late`: within the grace after the bell, and counted. `kept`: after it; shown, not counted. `gone`: such a question
 * is not open in this room. `full`: too many answers.
 */
export type ReplyState = "saved" | "late" | "kept" | "gone" | "full"

export interface Reply {
  readonly state: ReplyState
  readonly receipt: string
}

/** In offside `text` has a character a statement: `1` true, `0` offside, `-` unmarked. */
export interface GivenText {
  readonly text: string
  /** What it has in common with answers that the judge does not tell apart from it. */
  readonly key: string
  readonly hint: number
  readonly state: ReplyState
  readonly receipt: string
}

export interface SeatAnswer {
  /** `null` if all that came was too late. */
  readonly counted: GivenText | null
  readonly kept: GivenText | null
  /** The reply to each key, so that a repeated one gets it again. */
  readonly replies: Readonly<Record<string, Reply>>
}

/** `judged` by the rules of answers, `accepted` by the host, which goes first. By the key of the judge. */
export interface ItemVerdicts {
  readonly judged: Readonly<Record<string, { readonly isRight: boolean; readonly reason: string }>>
  readonly accepted: readonly string[]
}

export type Phase =
  | "lobby"
  | "ask"
  | "closing"
  | "judging"
  | "reveal"
  | "standings"
  | "podium"
  | "ended"
  | "gone"

export interface RoomSettings {
  readonly id: string
  readonly code: string
  readonly screenKey: string
  readonly language: Language
  readonly timerMs: number | null
  readonly ringsForAll: boolean
  readonly places: "shown" | "class goal" | "none"
  /** How many percent the class had right in its last round; `null` in its first one, nothing without a class. */
  readonly lastShare?: number | null | undefined
  readonly takesTables: boolean
  readonly guestsMax: number
  /** How many of the last items are only asked if more than one is first after the others. */
  readonly spares?: number | undefined
}

/** Of a class without phones: how many hands were up for it, by the host's count. */
export interface HandCount {
  readonly right: number
  readonly wrong: number
}

export interface Hands extends HandCount {
  /** In offside of each statement that was revealed, whose sum the hands of the question are. */
  readonly statements?: readonly HandCount[] | undefined
}

/** All times in ms since 1970. Answers and verdicts are in the order of the items. */
export interface Room extends RoomSettings {
  /** Rises with each change that a player sees, but not with seats and answers. */
  readonly v: number
  /** Rises with each change of any kind. */
  readonly changes: number
  readonly phase: Phase
  readonly at: number
  /** How many items are fully revealed. Only these have points. */
  readonly revealed: number
  /** When the current item's hints were opened; of the other games the only time is that of the question. */
  readonly opened: readonly number[]
  /** When the time of the current item began, later by each pause. */
  readonly startedAt: number
  /** The last question whose players got time to come back after a restart. */
  readonly waitedFor: number | null
  /** The longest extra time of which the end was told; 0 before the first bell. */
  readonly toldExtra: number
  readonly rangAt: number | null
  readonly step: number
  readonly pausedAt: number | null
  /** Of how many questions all accounts know that they are practice; who came later has to be told, from which on. */
  readonly told: number
  readonly newcomers: Readonly<Record<string, number>>
  /** When to try again what failed: judging, telling, or writing the results. */
  readonly retryAt: number
  readonly tries: number
  readonly createdAt: number
  readonly writtenAt: number | null
  readonly host: {
    readonly person: number
    readonly seenAt: number
    readonly isAway: boolean
    /** Seen last by a page that without scripts gives no further sign of life. */
    readonly isStill?: boolean | undefined
  }
  /** Rises when the host is away or back, which players see too; no step of the host is stale by it. */
  readonly hostTurns: number
  readonly items: readonly Item[]
  readonly seats: Readonly<Record<string, Seat>>
  readonly answers: readonly Readonly<Record<string, SeatAnswer>>[]
  readonly verdicts: readonly ItemVerdicts[]
  /** By the index of the item. They change nobody's points. */
  readonly hands: Readonly<Record<number, Hands>>
}

export const changeRoom = (room: Room, change: Partial<Room>): Room => ({
  ...room,
  ...change,
  changes: room.changes + 1,
})

export const turnHost = (room: Room, host: Room["host"]): Room =>
  changeRoom(room, { host, hostTurns: room.hostTurns + 1 })

export const getHostlessAt = ({ host }: Room): number =>
  host.seenAt + (host.isStill ? roomLimits.stillMs : roomLimits.hostlessMs)

export const changeForAll = (room: Room, change: Partial<Room>): Room =>
  changeRoom(room, { ...change, v: room.v + 1 })

export const seatsIn = ({ seats }: Room): readonly Seat[] =>
  Object.values(seats).filter(({ isRemoved }) => !isRemoved)

export const isOver = ({ phase }: Room): boolean => phase === "ended" || phase === "gone"
