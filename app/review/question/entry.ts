import type { Game } from "#contract/words"

export interface WaitingQuestion {
  readonly id: string
  readonly game: Game | null
  readonly question: string
  /** Its alternatives, and the wrong answers, with " | " between them. */
  readonly answer: string
  readonly wrongAnswers: string
  readonly exact: boolean
  readonly summary: string
  readonly lines: readonly string[]
  readonly level: string
  readonly correct?: string
}

export interface ReviewEntry {
  readonly id: string
  readonly ids: readonly string[]
  readonly game: Game | null
  readonly question: string
  readonly origin: string
}
