import type { LeaderboardScope } from "#contract/words"

export interface BoardKey {
  readonly school: number
  readonly scope: LeaderboardScope
  /** The grade, or the number of the week; 0 for the scope `all`. */
  readonly number: number
}

/** The name of the leaderboard's object: 1/all, 1/grade:7 or 1/week:2951. */
export const getName = ({ school, scope, number }: BoardKey): string =>
  scope === "all" ? `${school}/all` : `${school}/${scope}:${number}`

export interface BoardEntry {
  readonly personId: number
  readonly version: number
  /** 0 if the person is no longer on the leaderboard. */
  readonly points: number
  readonly isHidden: boolean
}

export interface PlacedEntry {
  readonly key: BoardKey
  readonly entry: BoardEntry
}

/** Higher than every version, so that an entry that arrives after a person was erased changes nothing. */
const erasedVersion = Number.MAX_SAFE_INTEGER

export const isErased = ({ version }: BoardEntry): boolean => version === erasedVersion

export const toErased = ({ key, entry }: PlacedEntry): PlacedEntry => ({
  key,
  entry: { ...entry, version: erasedVersion, points: 0 },
})
