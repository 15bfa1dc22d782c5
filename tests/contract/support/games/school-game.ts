import type { RoleRow } from "../role-row"

/** A chapter of Math in grade 7, or a section. */
export type Place = { readonly chapter: number } | { readonly section: number }

/** What tests of the calls of all games need of each game. */
export interface SchoolGame {
  /** The game's name in the addresses of its draws. */
  readonly callName: string
  /**
   * Adds a pool with approved questions for this many draws in each of the languages, which their texts contain, as in
   * "en-0"; returns its id.
   */
  fill(place: Place, draws: number, languages: readonly string[]): Promise<number>
  /** The status for each role of the calls that only this game has, written by hand; see roles.test.ts. */
  readonly rows: readonly RoleRow[]
}
