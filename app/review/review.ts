import type { Category, Language } from "#contract/words"
import type { Game } from "#game/rounds/place"
import type { Sentence } from "~/i18n/keys"

/** A question that waits for a decision, as an admin sees it. */
export interface Waiting {
  readonly id: string
  readonly game: Game
  readonly question: string
  /** "" for offside, whose answer is in its lines. */
  readonly answer: string
  readonly summary: string
  /** Hints, or the statements of offside. */
  readonly lines: readonly string[]
  /** The places of the true statements, from 1. */
  readonly trueOnes: readonly number[]
  /** Of the three that a chapter stands in: grade, subject, chapter; empty for entertainment. */
  readonly place: readonly string[]
  /** `null` for education. */
  readonly section: number | null
  /** Of an item of difficulty, where the API says it. */
  readonly level: number | null
  /** "" where the API does not say. */
  readonly author: string
  /** How long ago, in the person's language; "" where the API does not say. */
  readonly age: string
}

export const pageSizes = [5, 10, 25, 50] as const

/** What the address asks for; "" stands for all. */
export interface Filter {
  readonly search: string
  readonly grade: string
  readonly subject: string
  readonly section: string
  readonly game: Game | ""
  readonly language: Language | ""
  readonly size: (typeof pageSizes)[number]
  /** From 1. */
  readonly page: number
}

/** One page of what waits. */
export interface ReviewView {
  readonly category: Category
  readonly filter: Filter
  readonly waiting: readonly Waiting[]
  /** The question after the last of the page; "" for none. */
  readonly after: string
  /** How many fit the filter, and how many wait in all. */
  readonly found: number
  readonly total: number
  readonly pages: number
  readonly grades: readonly string[]
  readonly subjects: readonly string[]
  /** Ids that are ticked from the start. */
  readonly ticked: readonly string[]
}

/** Why nothing was decided, and what had been sent. */
export interface ReviewReply {
  readonly error: Sentence
  readonly ids: readonly string[]
  readonly reason: string
}

/** Questions that one press can decide: each is a call, and Cloudflare takes 32 of them a request. */
export const decisionsAtOnce = 25
