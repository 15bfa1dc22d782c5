import { sql } from "kysely"
import type { Store } from "./store"

/** Points descending, then who got there first, then id. Who has no points is not ranked. */
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
      + (SELECT coalesce(sum(people), 0) FROM points_wide WHERE bucket > me.points / 300)
      + (SELECT coalesce(sum(people), 0) FROM points_exact
          WHERE points > me.points AND points < (me.points / 300 + 1) * 300)
      + (SELECT count(*) FROM people WHERE points > 0 AND points = me.points
          AND (points_at, id) < (me.points_at, me.id)) AS rank
    FROM people AS me WHERE me.id = ${personId} AND me.points > 0`.execute(query)
  return rows[0]?.rank ?? 0
}
