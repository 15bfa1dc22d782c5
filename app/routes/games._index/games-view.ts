import type { Role } from "#contract/words"
import type { Game, Place } from "#game/rounds/place"

/** What /games offers one person. */
export interface GamesView {
  readonly role: Role
  /** Rounds in play, newest first. */
  readonly goOn: readonly { readonly roundId: string; readonly game: Game; readonly place: Place }[]
  /** Points won that the API has not credited yet. */
  readonly owed: number
  /** Subjects of the pupil's grade that the record knows nothing of. */
  readonly fresh: readonly string[]
}
