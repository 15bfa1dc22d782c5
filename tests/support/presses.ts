import type { Game } from "#contract/words"
import type { CommandOf, RoundView } from "#game/games"
import type { PlayerRounds } from "#game/player-rounds"
import type { PlayReply } from "#game/referee"
import type { CreditClaim } from "#game/rounds/credit"
import type { RoundKey } from "#game/rounds/round-key"
import { viewOrNull } from "./commands"

/** What a call on a player's rounds came to. */
export interface Outcome {
  readonly view?: RoundView | null
  /** What was handed out to be judged. */
  readonly submission?: unknown
  readonly claim?: CreditClaim | null
}

/** A call on a round. */
export type Press = (roundId: string) => Outcome

/** Whose rounds are pressed. */
export interface Pressed {
  readonly rounds: PlayerRounds
}

/** What is typed into a field: nothing, an answer, and more than is kept. */
export const typedTexts = ["", "Amazon", "Po", "x".repeat(600)] as const

export function outcomeOf(reply: PlayReply): Outcome {
  if (reply.state === "judge") return { submission: reply.submission }
  if (reply.state === "settled") return { view: reply.view, claim: reply.claim }
  return reply.state === "view" ? { view: reply.view } : {}
}

/** Of a call that answers nothing. */
export function noOutcome(_answer: unknown): Outcome {
  return {}
}

/** Plays a command, and gives the points that it hands out back for the next claim. */
export function playUnclaimed<G extends Game>(
  rounds: PlayerRounds,
  command: readonly [RoundKey<G>, CommandOf<G>],
): RoundView | null {
  const reply = rounds.play(...command)
  if (reply.state === "settled" && reply.claim) rounds.releaseCredit(reply.claim.roundId)
  return viewOrNull(reply)
}
