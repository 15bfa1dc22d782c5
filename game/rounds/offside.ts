import type { Credit } from "./credit"
import type { Issued } from "./frame"
import type { Table } from "./place"

/** A question of the offside game as the API served it. Never leaves the server. */
export interface OffsideMaterial extends Issued {
  readonly question: string
  readonly summary: string
  /** Six statements. */
  readonly information: readonly string[]
  /** The places of the true statements, from 1. */
  readonly correctAnswer: readonly number[]
}

/** What a player says of one statement. */
export interface Judgement {
  /** From 1. */
  readonly place: number
  /** Whether the player calls it true. */
  readonly said: boolean
}

interface Shown extends Table {
  readonly game: "offside"
  readonly roundId: string
  readonly question: string
}

/** What a player may see before the last judgement. */
export interface OffsidePlaying extends Shown {
  readonly phase: "playing"
  readonly statements: readonly {
    readonly text: string
    /** `null` until it is judged; then it stands. */
    readonly verdict: null | { readonly said: boolean; readonly isRight: boolean }
  }[]
  /** Points if nothing more is judged wrongly. */
  readonly worth: number
  /** Points after one more wrong judgement. */
  readonly worthAfterWrong: number
}

/** What a player may see after it. */
export interface OffsideAnswered extends Shown {
  readonly phase: "answered"
  readonly statements: readonly {
    readonly text: string
    readonly isTrue: boolean
    readonly said: boolean
    readonly isRight: boolean
  }[]
  readonly summary: string
  /** Points won; 0 after six wrong judgements. */
  readonly won: number
  readonly credit: Credit
}

export type OffsideView = OffsidePlaying | OffsideAnswered
