import type { Game } from "#contract/words"
import type { CommandOf, RoundView } from "#game/games"
import type { PlayerRounds } from "#game/player-rounds"
import type { PlayReply } from "#game/referee"
import type { CreditClaim } from "#game/rounds/credit"
import type { RoundKey } from "#game/rounds/round-key"
import { viewOrNull } from "./commands"

/** The result of a call on a player's rounds. */
export interface Outcome {
  readonly view?: RoundView | null
  /** The submission that the caller has to have judged. */
  readonly submission?: unknown
  readonly claim?: CreditClaim | null
}

/** Makes a call on a round. */
export type Press = (roundId: string) => Outcome

/** The player whose rounds are called. */
export interface Pressed {
  readonly rounds: PlayerRounds
}

/** The texts typed into a field: nothing, an answer, and more than is stored. */
export const typedTexts = ["", "Amazon", "Po", "x".repeat(600)] as const

export function outcomeOf(reply: PlayReply): Outcome {
  if (reply.state === "judge") return { submission: reply.submission }
  if (reply.state === "settled") return { view: reply.view, claim: reply.claim }
  return reply.state === "view" ? { view: reply.view } : {}
}

/** The outcome of a call that returns nothing. */
export function noOutcome(_answer: unknown): Outcome {
  return {}
}

/** Plays a command, and releases the credit that it claims, so that the next claim gets the points. */
export function playUnclaimed<G extends Game>(
  rounds: PlayerRounds,
  command: readonly [RoundKey<G>, CommandOf<G>],
): RoundView | null {
  const reply = rounds.play(...command)
  if (reply.state === "settled" && reply.claim) rounds.releaseCredit(reply.claim.roundId)
  return viewOrNull(reply)
}
