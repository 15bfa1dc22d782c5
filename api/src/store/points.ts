import { sql, type RawBuilder } from "kysely"

/** How wide the wide buckets of the histogram are, in points. */
const wide = sql.raw("300")

/** Moves a player up by points, and with the player the histogram, where the condition holds. */
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
