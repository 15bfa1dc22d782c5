import type { Game } from "#contract/words"
import type { CommandOf, MaterialOf, RoundView, ViewOf } from "#game/games"
import type { PlayerRounds } from "#game/player-rounds"
import type { PlayReply, SessionOver } from "#game/referee"
import type { CreditClaim } from "#game/rounds/credit"
import type { RoundKey } from "#game/rounds/round-key"
import type { Roll } from "./dice.mjs"

const inMath = (chapter: string): RoundKey<"five-hints"> => ({
  game: "five-hints",
  source: { category: "education", subject: "Math", chapter },
})
export const sets = inMath("Sets")
export const angles = inMath("Angles")
export const music: RoundKey<"five-hints"> = {
  game: "five-hints",
  source: { category: "entertainment", section: "0" },
}

export const keyOf = <G extends Game>(game: G, { source }: RoundKey = sets): RoundKey<G> => ({
  game,
  source,
})

export type Played<G extends Game> = readonly [key: RoundKey<G>, command: CommandOf<G>]

export const commandsOf =
  <G extends Game>(game: G) =>
  (command: CommandOf<G>): Played<G> => [keyOf(game), command]

export const start = <G extends Game>(key: RoundKey<G>, material: MaterialOf<G>): Played<G> => [
  key,
  { type: "start", material },
]

export function viewIn<View extends RoundView>(
  reply: { readonly state: string } | { readonly state: string; readonly view: View },
): View {
  if ("view" in reply) return reply.view
  throw new Error(`The reply is ${reply.state}.`)
}

export const viewOrNull = (reply: PlayReply | SessionOver): ViewOf<Game> | null =>
  "view" in reply ? reply.view : null

interface Outcome {
  readonly view?: RoundView | null
  /** The submission that the caller has to have judged. */
  readonly submission?: unknown
  readonly claim?: CreditClaim | null
}

export type Press = (roundId: string) => Outcome

export interface SampleGame<G extends Game> {
  readonly material: MaterialOf<G>
  finish(roundId: string): readonly Played<G>[]
  secretsIn(view: ViewOf<G>): readonly string[]
  standing(view: ViewOf<G>): readonly string[]
  presses(player: { readonly rounds: PlayerRounds }, roll: Roll): Readonly<Record<string, Press>>
}

export const typedTexts = ["", "Amazon", "Po", "x".repeat(600)] as const

export function outcomeOf(reply: PlayReply): Outcome {
  if (reply.state === "judge") return { submission: reply.submission }
  if (reply.state === "settled") return { view: reply.view, claim: reply.claim }
  return reply.state === "view" ? { view: reply.view } : {}
}

export const noOutcome = (_answer: unknown): Outcome => ({})

/** Plays a command, and releases the credit that it claims, so that the next claim gets the points. */
export function playUnclaimed<G extends Game>(rounds: PlayerRounds, command: Played<G>) {
  const reply = rounds.carryOut(...command)
  if (reply.state === "settled" && reply.claim) rounds.releaseCredit(reply.claim.roundId)
  return viewOrNull(reply)
}
