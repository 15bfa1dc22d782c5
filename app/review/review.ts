import type { Category, Game, Language } from "#contract/words"
import type { Option } from "#app/forms/select-field.tsx"

/** A question that waits for a decision, as an admin sees it. */
export interface Waiting {
  readonly id: string
  /** `null` for a game that this version does not know. */
  readonly game: Game | null
  readonly question: string
  /** The answer as the API stores it. */
  readonly answer: string
  /** Answers that never count as right, as its author says. */
  readonly wrongAnswers: readonly string[]
  readonly summary: string
  /** Hints, or the statements of offside. */
  readonly lines: readonly string[]
  /** The level of a difficulty question, in words; "" where the API returns none. */
  readonly level: string
  /** The text of the link to its correction; absent where it cannot be corrected. */
  readonly correct?: string
}

/** One line of the list: a question, or the questions of a set. */
export interface Entry {
  /** The id of its first question. */
  readonly id: string
  readonly ids: readonly string[]
  readonly game: Game | null
  /** The text of its first question. */
  readonly question: string
  /** Grade, subject and chapter, or the section, in words. */
  readonly origin: string
}

/** The opened question or set. */
export interface Opened extends Entry {
  readonly items: readonly Waiting[]
  /** The author's name; "" where the API returns none. */
  readonly author: string
  /** How long ago it was sent, in the language of the page; "" where the API returns no time. */
  readonly age: string
  /** Reasons to choose from, in the language of the question. */
  readonly reasons: readonly string[]
  readonly language: Language
  /** The text of the link to its own page; "" where the API can only approve and reject. */
  readonly discuss: string
  /** The first question of the entries before and after it; "" for none. */
  readonly prev: string
  readonly next: string
}

export const pageSizes = [5, 10, 25, 50] as const

/** The filter in the address; "" stands for all. */
export interface Filter {
  readonly search: string
  /** The id of an author. */
  readonly author: string
  readonly grade: string
  readonly subject: string
  readonly section: string
  readonly game: Game | ""
  readonly language: Language | ""
  readonly size: (typeof pageSizes)[number]
  /** Counted from 1. */
  readonly page: number
}

/** A filter of the list, with its options. */
export interface Choice {
  readonly name: string
  readonly label: string
  readonly chosen: string
  readonly options: readonly Option[]
}

/** One page of the waiting questions. */
export interface ReviewView {
  readonly category: Category
  readonly filter: Filter
  readonly entries: readonly Entry[]
  /** `null` where nothing is found. */
  readonly opened: Opened | null
  /** Whether the address names the opened question: a phone then shows it instead of the list. */
  readonly isChosen: boolean
  /** How many questions match the filter, and how many wait in total. */
  readonly found: number
  readonly total: number
  readonly pages: number
  /** Addresses of the pages before and after; "" for none. */
  readonly ways: Readonly<Record<"prev" | "next", string>>
  readonly choices: readonly Choice[]
  /** Ids that are ticked from the start. */
  readonly ticked: readonly string[]
  /** How many answers can be tried at once; `null` where the API does not judge them. */
  readonly triesMax: number | null
}

/** The id of the form that the list's checkboxes belong to. */
export const tickedForm = "ticked"

/** The element id of a question, for the hash of an address. */
export const anchorOf = (id: string) => `q-${id}`

/** A copy of `lengths.reason.max`: importing the contract's limits would add too much code to this page. */
export const reasonMax = 300

/** The reasons for a rejection to choose from, each with a translation `review.reasons.…`. */
export const reasonNames = ["wrong", "unclear", "known", "level", "spelling", "place"] as const

/** The most questions that one request decides: each is a call, and Cloudflare allows 32 per request (decision 19). */
export const decisionsAtOnce = 25
