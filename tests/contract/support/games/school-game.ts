import type { RoleRow } from "../role-row"

/** A chapter of Math in grade 7, or a section. */
export type Place = { readonly chapter: number } | { readonly section: number }

/** What tests of the calls of every game need of one. */
export interface SchoolGame {
  /** What the addresses of its draws call it. */
  readonly callName: string
  /**
   * A pool in a place, with approved questions for so many draws in each of the languages, which are in their
   * texts, as "en-0"; its id.
   */
  fill(place: Place, draws: number, languages: readonly string[]): Promise<number>
  /** The answer to each role of the calls that are this game's alone, by hand; see roles.test.ts. */
  readonly rows: readonly RoleRow[]
}
