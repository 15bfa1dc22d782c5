import type { Game } from "#contract/words"
import type { CommandOf, MaterialOf, RoundView, ViewOf } from "#game/games"
import type { PlayReply, SessionOver } from "#game/referee"
import type { Judgement } from "#game/offside/round"
import type { RoundKey } from "#game/rounds/round-key"
import { keyOf } from "./round-keys"

/** The arguments of the referee's `play`. */
type Played<G extends Game> = readonly [key: RoundKey<G>, command: CommandOf<G>]

export const start = <G extends Game>(key: RoundKey<G>, material: MaterialOf<G>): Played<G> => [
  key,
  { type: "start", material },
]

const inHints = keyOf("five-hints")
const inOffside = keyOf("offside")
const inDifficulty = keyOf("difficulty")

export const hint = (roundId: string, seen: number | null, draft: string): Played<"five-hints"> => [
  inHints,
  { type: "hint", roundId, seen, draft },
]

export const submitAnswer = (roundId: string, answer: string): Played<"five-hints"> => [
  inHints,
  { type: "submit", roundId, answer },
]

export const releaseAnswer = (roundId: string): Played<"five-hints"> => [
  inHints,
  { type: "release", roundId },
]

export const settleAnswer = (
  roundId: string,
  verdict: boolean,
  reason?: string,
): Played<"five-hints"> => [inHints, { type: "settle", roundId, verdict, reason }]

export const judge = (
  roundId: string,
  judgements: readonly Judgement[],
  needsAll = false,
): Played<"offside"> => [inOffside, { type: "judge", roundId, judgements, needsAll }]

export const keepDrafts = (roundId: string, drafts: readonly string[]): Played<"difficulty"> => [
  inDifficulty,
  { type: "drafts", roundId, drafts },
]

export const submitItems = (
  roundId: string,
  answer: readonly string[],
  needsAll = false,
): Played<"difficulty"> => [inDifficulty, { type: "submit", roundId, answer, needsAll }]

/** One item by itself; its position from 1. */
export const submitItem = (
  roundId: string,
  position: number,
  answer: string,
): Played<"difficulty"> => {
  const answers = Array.from({ length: position }, (_, at) => (at + 1 === position ? answer : ""))
  return [inDifficulty, { type: "submit", roundId, answer: answers, only: position }]
}

export const stopClimb = (roundId: string): Played<"difficulty"> => [
  inDifficulty,
  { type: "stop", roundId },
]

export const takeItemsBack = (roundId: string): Played<"difficulty"> => [
  inDifficulty,
  { type: "takeBack", roundId },
]

export const releaseItems = (roundId: string): Played<"difficulty"> => [
  inDifficulty,
  { type: "release", roundId },
]

export const settleItems = (roundId: string, verdict: readonly boolean[]): Played<"difficulty"> => [
  inDifficulty,
  { type: "settle", roundId, verdict },
]

/** The view of a reply that has one. */
export function viewIn<View extends RoundView>(
  reply: { readonly state: string } | { readonly state: string; readonly view: View },
): View {
  if ("view" in reply) return reply.view
  throw new Error(`The reply is ${reply.state}.`)
}

/** The same, or `null`. */
export const viewOrNull = (reply: PlayReply | SessionOver): ViewOf<Game> | null =>
  "view" in reply ? reply.view : null
