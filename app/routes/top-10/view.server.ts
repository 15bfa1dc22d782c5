import type * as z from "zod"
import type { topTen } from "#contract/play/points"
import type { Person } from "#app/session/person.server"
import { avatarPath } from "#app/ui/emblem.tsx"

export interface Row {
  readonly rank: number
  readonly name: string
  readonly points: number
  readonly gradeName: string
  readonly avatar: string
  readonly isMe: boolean
}

export interface TopTen {
  readonly rows: readonly Row[]
  readonly mine: Row | null
  readonly hasRank: boolean
  readonly next: { readonly points: number; readonly rank: number } | null
  readonly isHidden: boolean
}

type Entry = z.output<typeof topTen.ok>["data"][number]

/** The leaderboard as one pupil sees it. `me` is the pupil's rank; 0 means no rank yet. */
export function viewTopTen({ me, data, own }: z.output<typeof topTen.ok>, pupil: Person): TopTen {
  const toRow = (rank: number, { name, totalPoints, avatar = "", gradeName = "" }: Entry): Row => ({
    rank,
    name,
    gradeName,
    points: totalPoints,
    avatar: avatarPath(avatar),
    isMe: rank === me,
  })
  const rows = data.slice(0, 10).map((entry, index) => toRow(index + 1, entry))
  const { name, points: totalPoints, avatar } = pupil
  const isBelow = me > rows.length
  return {
    rows,
    hasRank: me > 0,
    mine: isBelow ? toRow(me, own ?? { name, totalPoints, avatar }) : null,
    next: own?.next ?? null,
    isHidden: own?.hidden ?? false,
  }
}
