import type { Place } from "#game/rounds/place"

/** A chapter that has something to play. */
export interface Elsewhere {
  readonly name: string
  readonly number: string
}

/** What a play page shows. */
export interface TableView<Round> {
  readonly title: string
  readonly place: Place
  /** `null` where there is nothing to play. */
  readonly round: Round | null
  /** The player's points by now. */
  readonly total: number
  /** Where there is nothing to play: chapters of the same subject that have something. */
  readonly elsewhere: readonly Elsewhere[]
  /** What had been typed when the session was over, by field. */
  readonly typed: Readonly<Record<string, string>>
}
