import type * as z from "zod"
import type { topTen } from "#contract/accounts"
import type { Person } from "#app/session/person.server"

export interface Row {
  /** From 1. */
  readonly rank: number
  readonly name: string
  readonly points: number
  readonly isMe: boolean
}

export interface Board {
  /** At most ten, best first. */
  readonly rows: readonly Row[]
  /** The pupil's own row where it is not among the ten; `null` also without a rank yet. */
  readonly mine: Row | null
  readonly hasRank: boolean
}

/** The leaderboard as one pupil sees it. `me` 0 stands for no rank yet. */
export function viewTopTen({ me, data }: z.output<typeof topTen.ok>, pupil: Person): Board {
  const rows = data.slice(0, 10).map(({ name, totalPoints }, index) => ({
    rank: index + 1,
    name,
    points: totalPoints,
    isMe: index + 1 === me,
  }))
  const isBelow = me > rows.length
  return {
    rows,
    hasRank: me > 0,
    mine: isBelow ? { rank: me, name: pupil.name, points: pupil.points, isMe: true } : null,
  }
}
