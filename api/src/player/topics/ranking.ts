import type { LeaderboardScope } from "#contract/words"
import { toErased, type BoardKey, type PlacedEntry } from "../../board/board-key"
import { applyEntries } from "../../board/boards"
import { weekOf } from "../../points/streak"
import type { PlayerRow, PlayerObject, Topic, TopicBindings } from "./topic"

interface RankedEntry extends PlacedEntry {
  readonly pointsAt: number
}

/** What leaderboards show of a player; its version is that at which points, grade or `is_hidden` last changed. */
export const ranking: Topic<RankedEntry> = {
  name: "ranking",
  isKept: true,
  read(object) {
    const { ranked, published } = object.player
    return ranked > published ? { version: ranked, rows: readEntries(object) } : null
  },
  async send(bindings, arrived) {
    const entries = arrived.flatMap(({ rows }) => rows)
    const inOrder = entries.toSorted((one, other) => one.pointsAt - other.pointsAt)
    await applyEntries(bindings, inOrder)
  },
}

export const removeFromBoards = (bindings: TopicBindings, object: PlayerObject): Promise<void> =>
  applyEntries(bindings, readEntries(object).map(toErased))

export function toBoardKey(sql: SqlStorage, scope: LeaderboardScope, now: number): BoardKey {
  const player = sql.exec<PlayerRow>("SELECT * FROM player").one()
  const number = { all: 0, grade: player.grade_id ?? 0, week: weekOf(now) }[scope]
  return { school: player.school_id, scope, number }
}

/**
 * The entries of a player on all leaderboards; empty without points. Only the points of this week and of those beside
 * it are included: a clock may have been ahead.
 */
function readEntries({ sql, now, player }: PlayerObject): readonly RankedEntry[] {
  const { person_id: personId, ranked: version, points, points_at: pointsAt, grade_id } = player
  if (points === 0) return []
  const weeks = sql.exec<{ week: number; points: number }>(
    `SELECT CAST(key AS INTEGER) AS week, value AS points FROM player, json_each(weeks)
      WHERE CAST(key AS INTEGER) BETWEEN ?1 - 1 AND ?1 + 1 ORDER BY 1 DESC`,
    weekOf(now),
  )
  const former = sql.exec<{ id: number }>(
    "SELECT grade_id AS id FROM former_grades WHERE grade_id IS NOT ?",
    grade_id,
  )
  const at = (scope: LeaderboardScope, number: number, shown: number): RankedEntry => ({
    key: { school: player.school_id, scope, number },
    entry: { personId, version, points: shown, isHidden: player.is_hidden === 1 },
    pointsAt,
  })
  return [
    at("all", 0, points),
    ...(grade_id === null ? [] : [at("grade", grade_id, points)]),
    ...[...former].map(({ id }) => at("grade", id, 0)),
    ...[...weeks].map((each) => at("week", each.week, each.points)),
  ]
}
