import type { Game, Language, WireGame } from "#contract/words"
import type { games } from "./games/games.mjs"

/** The shapes of the JSON files beside this one. */
export interface Curriculum {
  readonly grades: readonly Named[]
  readonly subjects: readonly Named[]
  readonly chapters: readonly Chapter[]
}

/** A name in English, and in the other languages into which it is translated. */
export type Names = { readonly en: string } & { readonly [language in Language]?: string }

type Named = Names & { readonly id: number }

export type Chapter = Names & {
  readonly grade: number
  /** The English name. */
  readonly subject: string
  readonly number: number
}

/** Who has a password is printed at start and can log in. */
export interface Person {
  readonly name: string
  readonly email: string
  readonly password?: string
  readonly role: "Student" | "Teacher" | "Admin" | "User"
  readonly grade?: number
  readonly subject?: string
  readonly language: Language
  readonly points?: number
  /** Of `avatars` in contract/words.ts. */
  readonly avatar?: string
  /** The subject, by its English name, in which the person has played the other games too. */
  readonly allGamesIn?: string
  readonly story?: string
}

/** A chapter by the English name of its subject, or an entertainment section. */
export interface Placement {
  readonly grade?: number | undefined
  readonly subject?: string | undefined
  readonly chapter?: number | undefined
  readonly section?: number | undefined
}

/** What one JSON file holds. */
export interface SeedFile<Item> {
  readonly name: string
  readonly language: Language
  readonly items: readonly Item[]
}

export interface Seed {
  readonly curriculum: Curriculum
  readonly people: readonly Person[]
  readonly games: { readonly [G in Game]: readonly SeedFile<ItemOf<G>>[] }
}

/** An entry of the files of a game. */
export type ItemOf<G extends Game> = Parameters<(typeof games)[G]["questionsOf"]>[0]

/** A question of any game as the API stores it. */
export interface SeedQuestion extends Placement {
  readonly game: WireGame
  readonly language: Language
  readonly level: number
  readonly setId: string | null
  readonly question: string
  readonly lines: readonly string[]
  readonly answer: string
  /** What an answer in another language is the same by; "" where answers say nothing without their question. */
  readonly answerKey: string
  readonly summary: string
  /** By what, beside the answer, a call says which question it means. */
  readonly said: string
}

/** A question with its row and position in the database. */
export interface PositionedQuestion extends SeedQuestion {
  readonly id: number
  readonly poolId: number
  readonly position: number
}

export interface Pool extends Placement {
  readonly id: number
  readonly game: WireGame
}

/** A question that a seeded pupil has answered. */
export interface Round {
  readonly question: PositionedQuestion
  /** `null` where the API hears no answer. */
  readonly given: string | null
  readonly isRight: boolean
  /** What it is worth at most. */
  readonly worth: number
  readonly points: number
  readonly at: number
}

/** A round before it is known when it was. */
export type Play = Omit<Round, "at">

export type Value = string | number | null
