/** What is written of a question so far; "" where nothing is. */
export interface FiveHintsDraft {
  readonly question: string
  readonly hints: readonly string[]
  readonly answer: string
  readonly summary: string
}

export interface OffsideDraft {
  readonly question: string
  readonly statements: readonly {
    /** From 1. */
    readonly place: number
    readonly text: string
    readonly isTrue: boolean
  }[]
  readonly summary: string
}

export interface DifficultyDraft {
  readonly items: readonly {
    readonly question: string
    readonly answer: string
    readonly summary: string
    /** 0 to 4; "" where none is chosen. */
    readonly level: string
  }[]
}
