import type * as z from "zod"
import type { topTen } from "#contract/accounts"
import type { Person } from "#app/session/person.server"
import type { Board } from "./board"

/** The leaderboard as one pupil sees it. `me` 0 stands for no place yet. */
export function viewTopTen({ me, data }: z.output<typeof topTen.ok>, pupil: Person): Board {
  const rows = data.slice(0, 10).map(({ name, totalPoints }, index) => ({
    place: index + 1,
    name,
    points: totalPoints,
    isMe: index + 1 === me,
  }))
  const isBelow = me > rows.length
  return {
    rows,
    hasPlace: me > 0,
    mine: isBelow ? { place: me, name: pupil.name, points: pupil.points, isMe: true } : null,
  }
}
