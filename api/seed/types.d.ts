import type { Game, Language, WireGame, wireGames } from "#contract/words"
import type { PackQuestion } from "../src/structure/start-pack"
import type { games } from "./games.mjs"

export interface Curriculum {
  readonly school: Names
  readonly grades: readonly Named[]
  readonly subjects: readonly Named[]
  readonly chapters: readonly Chapter[]
}

export type Names = { readonly en: string } & { readonly [language in Language]?: string }

type Named = Names & { readonly id: number }

export type Chapter = Names & {
  readonly grade: number
  readonly subject: string
  readonly number: number
}

/** A seeded person. Only people with a password can log in; the start script prints them. */
export interface Person {
  readonly name: string
  readonly email: string
  readonly password?: string
  readonly role: "Student" | "Teacher" | "Admin" | "User"
  readonly grade?: number
  readonly subject?: string
  readonly isWaiting?: boolean
  readonly language: Language
  readonly points?: number
  /** One of `avatars` in contract/words.ts. */
  readonly avatar?: string
  /** The English name of the subject in which the person has also played the other games. */
  readonly allGamesIn?: string
  readonly story?: string
}

export interface Placement {
  readonly grade?: number | undefined
  readonly subject?: string | undefined
  readonly chapter?: number | undefined
  readonly section?: number | undefined
  /** The e-mail of who wrote it, if it is under review. */
  readonly author?: string | undefined
}

export interface SeedFile<Item> {
  readonly name: string
  readonly language: Language
  readonly items: readonly Item[]
}

export interface Seed {
  readonly curriculum: Curriculum
  readonly people: readonly Person[]
  readonly games: Games
  readonly waiting: Games
}

type Games = { readonly [G in Game]: readonly SeedFile<ItemOf<G>>[] }

export type ItemOf<G extends Game> = Parameters<(typeof games)[G]["questionsOf"]>[0]

export interface SeedQuestion extends Placement, Omit<PackQuestion, "exact"> {
  readonly exact?: boolean | undefined
  readonly said: string
}

export interface PositionedQuestion extends StoredQuestion {
  readonly position: number
}

/** A question with its row; `position` is `null` while it is under review. */
export interface StoredQuestion extends SeedQuestion {
  readonly id: number
  readonly poolId: number
  readonly position: number | null
}

export interface Pool extends Placement {
  readonly id: number
  readonly game: WireGame
}

export interface Round {
  readonly question: PositionedQuestion
  /** `null` if the API receives no answer. */
  readonly given: string | null
  readonly isRight: boolean
  readonly worth: number
  readonly points: number
  readonly at: number
}

export interface SeededPlayer {
  readonly id: number
  readonly sql: string
}

export interface CompiledSeed {
  readonly database: string
  readonly players: readonly SeededPlayer[]
}

export type Play = Omit<Round, "at">

export type Value = string | number | null

/** How one game is seeded. `Item` is an entry of its JSON files, in the folder named after the game. */
export interface SeedGame<G extends Game = Game, Item extends Placement = Placement> {
  readonly wireGame: (typeof wireGames)[G]
  /** The questions of an entry: one, or those of a set. `name` is unique among the entries. */
  questionsOf(item: Item, name: string): readonly WrittenQuestion[]
  /**
   * A round that a seeded pupil has played, from one pool in one language; empty if the pool is. A
   * game without this has no such rounds.
   */
  playedRound?(pool: readonly PositionedQuestion[]): readonly Play[]
}

/** The fields that a game sets; the placement comes from the entry, the game and the language from the file. */
type WrittenQuestion = Pick<
  SeedQuestion,
  "level" | "setId" | "question" | "lines" | "answer" | "answerKey" | "exact" | "summary" | "said"
>
