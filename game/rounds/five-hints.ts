import type { Alternatives } from "../answers/alternatives"
import type { Closeness } from "./closeness"
import type { Credit } from "./credit"
import type { Issued } from "./frame"
import type { Table } from "./place"

/** A question of the five hints game as the API served it. Never leaves the server. */
export interface FiveHintsMaterial extends Issued, Alternatives {
  readonly question: string
  readonly summary: string
  /** Five, from hard to easy. */
  readonly hints: readonly string[]
}

interface Shown extends Table {
  readonly game: "five-hints"
  readonly roundId: string
  readonly question: string
  /** Those delivered so far, in order. */
  readonly hints: readonly string[]
}

/** What a player may see before the answer. */
export interface FiveHintsPlaying extends Shown {
  readonly phase: "playing"
  readonly hintsLeft: number
  /** Points for a right answer now. */
  readonly worth: number
  /** Points after one more hint; 0 where there is none. */
  readonly worthAfterHint: number
  /** What is typed so far; once it is handed in, the answer. */
  readonly draft: string
  /** The answer has been handed in and stands; it waits for its verdict. */
  readonly handedIn: boolean
}

/** What a player may see after it. */
export interface FiveHintsAnswered extends Shown {
  readonly phase: "answered"
  /** The hints that were not needed. */
  readonly hintsUnused: readonly string[]
  readonly answer: string
  readonly correct: boolean
  /** Why a right answer counted; `null` for a wrong one. */
  readonly closeness: Closeness | null
  readonly correctAnswer: string
  readonly summary: string
  /** Points won; 0 for a wrong answer. */
  readonly won: number
  readonly credit: Credit
}

export type FiveHintsView = FiveHintsPlaying | FiveHintsAnswered
