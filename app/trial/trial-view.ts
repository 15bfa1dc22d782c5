import type { Game } from "#contract/words"
import type { RoundView } from "#game/games"
import type { RoundKey } from "#game/rounds/round-key"
import type { Source } from "#game/sources/source"

export interface Trial extends RoundKey {
  readonly phase: RoundView["phase"]
}

export interface TrialsView {
  readonly begun: readonly Trial[]
  readonly open: readonly Game[]
  readonly isEmpty: boolean
}

export interface TrialView<Round> extends TrialsView {
  readonly title: string
  readonly source: Source
  readonly promised: number
  readonly round: Round | null
}
