import type { Alternatives } from "../answers/alternatives"
import type { Closeness } from "./closeness"
import type { Credit } from "./credit"
import type { Issued } from "./frame"
import type { Table } from "./place"

/** The items of a difficulty round as the API served them, easiest first. Never leaves the server. */
export interface DifficultyMaterial extends Issued {
  /** One to six. */
  readonly items: readonly DifficultyItem[]
}

export interface DifficultyItem extends Alternatives {
  readonly question: string
  /** Points for a right answer. */
  readonly score: number
}

interface Shown extends Table {
  readonly game: "difficulty"
  readonly roundId: string
  /** Points if every item is right. */
  readonly worth: number
}

/** What a player may see before the verdicts. */
export interface DifficultyPlaying extends Shown {
  readonly phase: "playing"
  readonly items: readonly { readonly question: string; readonly score: number }[]
  /** One an item; once they are handed in, the answers. */
  readonly drafts: readonly string[]
  /** The answers have been handed in and stand; they wait for their verdicts. */
  readonly handedIn: boolean
}

/** What a player may see after them. */
export interface DifficultyAnswered extends Shown {
  readonly phase: "answered"
  readonly items: readonly {
    readonly question: string
    readonly score: number
    readonly answer: string
    readonly correctAnswer: string
    readonly isRight: boolean
    /** Why a right answer counted; `null` for a wrong one. */
    readonly closeness: Closeness | null
  }[]
  /** Points won: the scores of the right items. */
  readonly won: number
  readonly credit: Credit
}

export type DifficultyView = DifficultyPlaying | DifficultyAnswered
