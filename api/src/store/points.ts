import { sql, type RawBuilder } from "kysely"
import type { Store } from "./store"

/** The width of the wide buckets of the histogram, in points. */
const wide = sql.raw("300")

/** The writes that add points to a player and move the player in the histogram, under a condition. */
export function movePoints(
  personId: number,
  points: number,
  condition: RawBuilder<unknown>,
  now: number,
): readonly RawBuilder<unknown>[] {
  const player = sql`(SELECT * FROM people WHERE id = ${personId} AND ${condition})`
  return [
    sql`UPDATE points_wide SET people = people - 1
      WHERE bucket = (SELECT points / ${wide} FROM ${player} WHERE points > 0)`,
    sql`UPDATE points_exact SET people = people - 1
      WHERE points = (SELECT points FROM ${player} WHERE points > 0)`,
    sql`UPDATE people SET points = points + CAST(${points} AS INTEGER), points_at = ${now}
      WHERE id = ${personId} AND ${condition}`,
    sql`INSERT INTO points_wide (bucket, people) SELECT points / ${wide}, 1 FROM ${player}
      WHERE true ON CONFLICT DO UPDATE SET people = people + 1`,
    sql`INSERT INTO points_exact (points, people) SELECT points, 1 FROM ${player}
      WHERE true ON CONFLICT DO UPDATE SET people = people + 1`,
  ]
}

/** Points descending, then who got there first, then id. People without points are not ranked. */
export const readTopTen = ({ query }: Store) =>
  query
    .selectFrom("people")
    .select(["name", "points"])
    .where("points", ">", 0)
    .orderBy("points", "desc")
    .orderBy("points_at")
    .orderBy("id")
    .limit(10)
    .execute()

/**
 * A player's rank from 1, 0 without points: whole buckets of the histogram above the player, and
 * of the people only those with exactly as many points.
 */
export async function readRank({ query }: Store, personId: number): Promise<number> {
  const { rows } = await sql<{ rank: number }>`
    SELECT 1
      + (SELECT coalesce(sum(people), 0) FROM points_wide WHERE bucket > me.points / ${wide})
      + (SELECT coalesce(sum(people), 0) FROM points_exact
          WHERE points > me.points AND points < (me.points / ${wide} + 1) * ${wide})
      + (SELECT count(*) FROM people WHERE points > 0 AND points = me.points
          AND (points_at, id) < (me.points_at, me.id)) AS rank
    FROM people AS me WHERE me.id = ${personId} AND me.points > 0`.execute(query)
  return rows[0]?.rank ?? 0
}
