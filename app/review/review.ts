import type { Category, Game, Language } from "#contract/words"
import type { Option } from "#app/forms/select-field.tsx"

/** A question that waits for a decision, as an admin sees it. */
export interface Waiting {
  readonly id: string
  /** `null` for a game that this version does not know. */
  readonly game: Game | null
  readonly question: string
  /** As the API stores it. */
  readonly answer: string
  /** What its author said never counts as right. */
  readonly wrongAnswers: readonly string[]
  readonly summary: string
  /** Hints, or the statements of offside. */
  readonly lines: readonly string[]
  /** Of an item of difficulty, in words; "" where the API does not say. */
  readonly level: string
  /** The text of the link to its correction; none where it cannot be corrected. */
  readonly correct?: string
}

/** One line of the list: a question, or the questions of a set. */
export interface Entry {
  /** Of the first of its questions. */
  readonly id: string
  readonly ids: readonly string[]
  readonly game: Game | null
  /** The text of the first. */
  readonly question: string
  /** Grade, subject and chapter, or the section, in words. */
  readonly origin: string
}

/** The question that is read, or the questions of a set. */
export interface Opened extends Entry {
  readonly items: readonly Waiting[]
  /** "" where the API does not say. */
  readonly author: string
  /** How long ago, in the person's language; "" where the API does not say. */
  readonly age: string
  /** Reasons to choose from, in the language of the question. */
  readonly reasons: readonly string[]
  readonly language: Language
  /** The text of the link to its own page; "" where the API has no more than two decisions. */
  readonly discuss: string
  /** The entries before and after it; "" for none. */
  readonly prev: string
  readonly next: string
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

/** A filter of the list, with its options. */
export interface Choice {
  readonly name: string
  readonly label: string
  readonly chosen: string
  readonly options: readonly Option[]
}

/** One page of what waits. */
export interface ReviewView {
  readonly category: Category
  readonly filter: Filter
  readonly entries: readonly Entry[]
  /** `null` where nothing is found. */
  readonly opened: Opened | null
  /** The address names the opened question: a phone then shows it in place of the list. */
  readonly isChosen: boolean
  /** How many fit the filter, and how many wait in all. */
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

/** The form that the list's checkboxes belong to. */
export const tickedForm = "ticked"

/** The anchor of a question. */
export const anchorOf = (id: string) => `q-${id}`

/** The contract's, written out: the file of all limits weighs more than this page can bear. */
export const reasonMax = 300

/** Reasons of a rejection to choose from, by their translations. */
export const reasonNames = ["wrong", "unclear", "known", "level", "spelling", "place"] as const

/** Questions that one press can decide: each is a call, and Cloudflare takes 32 of them a request. */
export const decisionsAtOnce = 25
