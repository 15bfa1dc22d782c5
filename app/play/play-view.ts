import type { ReactNode } from "react"
import type { WrongAnswer } from "#game/rounds/game-module"
import type { Source } from "#game/sources/source"
import type { Message } from "#app/i18n/keys"
import type { DayView } from "./end/day"
import type { PictureName } from "#app/ui/picture.tsx"

export interface EndLink {
  readonly to: string
  readonly label: string
  readonly name?: string
  readonly note?: string | undefined
}

export interface EndView {
  readonly picture: PictureName
  readonly title: string
  readonly text: string
  /** The source has questions, but the player has answered them or they are in another language. */
  readonly isPlayable: boolean
  readonly isDone: boolean
  readonly isJustDone: boolean
  readonly links: readonly EndLink[]
  readonly practice: readonly EndLink[]
}

export interface Praise {
  readonly inRow: number
  readonly isBest: boolean
}

export interface FeedbackView {
  readonly wrong: readonly WrongAnswer[]
  readonly appealed: readonly WrongAnswer[]
  readonly appeal: string
  readonly report: string
}

export interface PlayView<Round> {
  readonly title: string
  readonly source: Source
  readonly round: Round | null
  readonly day: DayView | null
  readonly praise: Praise | null
  readonly feedback: FeedbackView | null
  readonly end: EndView | null
  /** What was typed in a form that was posted after the session's end, by field. */
  readonly typed: Readonly<Record<string, string>>
}

export interface RefusedForm {
  readonly error: Message
  readonly typed: Readonly<Record<string, string>>
}

export interface RoundProps<Playing> {
  readonly round: Playing
  readonly typed: Readonly<Record<string, string>>
  readonly error: Message | undefined
}

export interface ResultProps<Answered> {
  readonly round: Answered
  readonly source: Source
  readonly next: ReactNode
  /** About the questions of the round, below their answers. */
  readonly feedback?: ReactNode
}
