import type { Game } from "#contract/words"
import type { RoundView } from "#game/games"
import type { RoundKey, Source } from "#game/rounds/round-key"

/** A round of the last 24 hours. */
export interface Trial extends RoundKey {
  readonly phase: RoundView["phase"]
}

/** What the visitor began, and which games are left to try. */
export interface TrialsView {
  readonly begun: readonly Trial[]
  readonly open: readonly Game[]
}

/** What the page shows on which a visitor plays. */
export interface TrialView<Round> extends TrialsView {
  readonly title: string
  readonly source: Source
  /** `null` where none of this game began in this section. */
  readonly round: Round | null
}
