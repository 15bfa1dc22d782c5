import type { Source } from "#game/rounds/round-key"
import type { Message } from "#app/i18n/keys"

/** A chapter that has something to play. */
export interface OtherChapter {
  readonly name: string
  readonly number: string
}

/** What a play page shows. */
export interface PlayView<Round> {
  readonly title: string
  readonly source: Source
  /** `null` where there is nothing to play. */
  readonly round: Round | null
  /** The player's points by now. */
  readonly total: number
  /** Where there is nothing to play: chapters of the same subject that have something. */
  readonly otherChapters: readonly OtherChapter[]
  /** What had been typed when the session was over, by field. */
  readonly typed: Readonly<Record<string, string>>
}

/** Why a play page came back as it was, and what had been typed, by field. */
export interface PlayReply {
  readonly error: Message
  readonly typed: Readonly<Record<string, string>>
}

export interface RoundProps<Playing> {
  readonly round: Playing
  /** What had been typed in a form that came back, by field. */
  readonly typed: Readonly<Record<string, string>>
  /** Why it came back. */
  readonly error: Message | undefined
}

export interface ResultProps<Answered> {
  readonly round: Answered
  readonly source: Source
  /** The player's points by now. */
  readonly total: number
}
