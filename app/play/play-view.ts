import type { ReactNode } from "react"
import type { WrongAnswer } from "#game/rounds/game-module"
import type { Source } from "#game/rounds/round-key"
import type { Message } from "#app/i18n/keys"
import type { DayView } from "./day"
import type { PictureName } from "#app/ui/picture.tsx"

/** A link to something to play, in the language of the page. */
export interface EndLink {
  readonly to: string
  readonly label: string
  /** As its author wrote it. */
  readonly name?: string
  /** How much there is. */
  readonly note?: string | undefined
}

/** What a play page shows where no question was drawn. */
export interface EndView {
  readonly picture: PictureName
  readonly title: string
  readonly text: string
  /** There are questions here, and the player knows them or they are in another language. */
  readonly isPlayable: boolean
  readonly isDone: boolean
  /** The last question was answered just now. */
  readonly isJustDone: boolean
  /** What is new to the player, the best one first. */
  readonly links: readonly EndLink[]
  /** What can be played once more, for no points. */
  readonly practice: readonly EndLink[]
}

/** What a round is praised for, since the log-in. */
export interface Praise {
  /** Rounds that were all right, up to this one. */
  readonly inRow: number
  /** No round of the game won as much before. */
  readonly isBest: boolean
}

/** What a player may say of a round: that wrong answers are right, or that the question is bad. */
export interface FeedbackView {
  /** The typed answers that do not count. */
  readonly wrong: readonly WrongAnswer[]
  /** Those of them that were appealed from this page. */
  readonly appealed: readonly WrongAnswer[]
  /** Where one is appealed. */
  readonly appeal: string
  /** Where a question is reported. */
  readonly report: string
}

/** What a play page shows. */
export interface PlayView<Round> {
  readonly title: string
  readonly source: Source
  /** `null` where no question was drawn; then `end` says why. */
  readonly round: Round | null
  /** The player's points by now. */
  readonly total: number
  /** After a round. */
  readonly day: DayView | null
  /** Of an answered round. */
  readonly praise: Praise | null
  /** Of an answered round, where the upstream takes it. */
  readonly feedback: FeedbackView | null
  /** `null` beside a round. */
  readonly end: EndView | null
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
  /** What the player most likely does next, below the verdict. */
  readonly next: ReactNode
  /** The links elsewhere, at the end of the page. */
  readonly others: ReactNode
}
