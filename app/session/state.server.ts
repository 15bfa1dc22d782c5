import * as z from "zod"
import { gameNames, type Game } from "#contract/words"
import type { Source } from "#game/sources/source"
import { getSourceModule, isSource } from "#game/sources/sources"
import { jarSchema } from "./jar.server"
import { type Person, personSchema } from "./person.server"

const runSchema = z.object({
  roundId: z.string(),
  inRow: z.number(),
  source: z.string(),
  /** The newest round won more than every earlier one of its game; false for the first. */
  isBest: z.boolean(),
  best: z.partialRecord(z.enum(gameNames), z.number()),
})

/** How the rounds since the log-in went. It is only shown, so it may be lost with a cookie. */
export type RunOfRounds = z.output<typeof runSchema>

interface LastRoundParts {
  readonly roundId: string
  readonly game: Game
  readonly source: Source
  readonly won: number
  readonly isAllRight: boolean
}

export function withRound(
  run: RunOfRounds | null,
  { roundId, game, source: from, won, isAllRight }: LastRoundParts,
): RunOfRounds {
  if (run?.roundId === roundId) return run
  const before = run?.best[game]
  const source = getSourceModule(from).key(from).join(" ").slice(-60)
  return {
    roundId,
    inRow: isAllRight ? (run?.source === source ? run.inRow : 0) + 1 : 0,
    source,
    isBest: before !== undefined && won > before,
    best: { ...run?.best, [game]: Math.max(won, before ?? 0) },
  }
}

const momentSchema = z.object({
  day: z.string(),
  roundId: z.string(),
  hasGoal: z.boolean(),
})

export type DayMoment = z.output<typeof momentSchema>

const lastPlayedSchema = z.object({
  game: z.enum(gameNames),
  source: z.custom<Source>(isSource),
})

export type LastPlayed = z.output<typeof lastPlayedSchema>

/** A cookie holds about 3,000 characters, so a subject with a longer name is not remembered. */
const lengthMax = 300

export const isShort = (last: LastPlayed): boolean => JSON.stringify(last).length <= lengthMax

export const bookmarkMax = 200

export const stateSchema = z.object({
  person: personSchema,
  jar: jarSchema,
  isWarned: z.boolean(),
  mark: z.object({ id: z.string(), signedInAt: z.number() }),
  /** When the API said more points than the referee knows, in ms since 1970; older credits do not count any more. */
  pointsAt: z.number().nullable(),
  /** What the trials before the sign-up were worth, until the API has credited it; then 0. */
  welcome: z.number(),
  lastPlayed: lastPlayedSchema.nullable(),
  run: runSchema.nullable(),
  moment: momentSchema.nullable().default(null),
  bookmark: z.string().max(bookmarkMax).nullable(),
})

type StoredState = z.output<typeof stateSchema>
export type State = Omit<StoredState, "jar" | "person" | "mark"> & {
  readonly person: Person | null
  readonly mark: SignedSessionMark | null
}

export const signedOut: State = {
  person: null,
  isWarned: false,
  mark: null,
  pointsAt: null,
  welcome: 0,
  lastPlayed: null,
  run: null,
  moment: null,
  bookmark: null,
}

/** Identifies a session; it names nobody and grants nothing. */
export type SignedSessionMark = StoredState["mark"]
