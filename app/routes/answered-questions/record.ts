import type { Game } from "#game/rounds/place"

/** One answered question as its pupil sees it. */
export interface Entry {
  /** Tells the entries of a page apart: a question may be there twice. */
  readonly id: number
  /** Names it in the address that plays it again. */
  readonly key: string
  /** `null` for a game that this version does not know. */
  readonly game: Game | null
  readonly question: string
  readonly subject: string
  readonly chapter: string
  readonly correctAnswer: string
  /** "" where the API did not say. */
  readonly given: string
  /** `null` where the API did not say. */
  readonly isRight: boolean | null
  /** Hints, or the statements of offside. */
  readonly lines: readonly string[]
  /** The day, in the person's language; "" where the API did not say. */
  readonly day: string
}

/** What the address asks for. */
export interface Filter {
  readonly subject: string
  readonly chapter: string
  readonly onlyMistakes: boolean
  /** From 1. */
  readonly page: number
}

export interface RecordView {
  readonly filter: Filter
  readonly entries: readonly Entry[]
  readonly pages: number
  readonly subjects: readonly string[]
  /** Of the chosen subject. */
  readonly chapters: readonly { readonly name: string; readonly number: string }[]
}
