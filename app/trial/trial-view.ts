import type { Game } from "#contract/words"
import type { RoundView } from "#game/games"
import type { RoundKey } from "#game/rounds/round-key"
import type { Source } from "#game/sources/source"

/** A visitor's round of the last 24 hours. */
export interface Trial extends RoundKey {
  readonly phase: RoundView["phase"]
}

/** The rounds that the visitor began, and the games that are left to try. */
export interface TrialsView {
  readonly begun: readonly Trial[]
  readonly open: readonly Game[]
}

/** The data of the page on which a visitor plays. */
export interface TrialView<Round> extends TrialsView {
  readonly title: string
  readonly source: Source
  /** `null` where the visitor has begun no round of this game in this section. */
  readonly round: Round | null
}
