import { beginOf } from "../points/week"
import type { BoardKey, Entry } from "./board-key"

/** The number of people per read. */
export const fillPage = 1_000

const ofPeople = (condition: string) =>
  `SELECT id AS personId, play_version AS version, points, is_hidden AS hidden FROM people
    WHERE id > ?1 AND school_id = ?2 AND points > 0 ${condition} ORDER BY id LIMIT ${fillPage}`

/**
 * Reads the points of a week from D1's attempts, which players' objects take over. Version 0 makes every
 * message of a player newer.
 */
const ofAttempts = `SELECT person_id AS personId, 0 AS version, sum(credited) AS points, is_hidden AS hidden
  FROM attempts JOIN people ON people.id = person_id
  WHERE person_id > ?1 AND school_id = ?2 AND credited > 0 AND credited_at >= ?3 AND credited_at < ?4
  GROUP BY person_id ORDER BY person_id LIMIT ${fillPage}`

interface Row extends Omit<Entry, "isHidden"> {
  readonly hidden: number
}

/**
 * The entries of the next people on a leaderboard as D1 has them: written by the seed, or published before the
 * leaderboard was lost.
 */
export async function readPage(
  database: D1Database,
  key: BoardKey,
  after: number,
): Promise<readonly Entry[]> {
  const { results } = await selectPage(database, key, after).all<Row>()
  return results.map(({ hidden, ...row }) => ({ ...row, isHidden: hidden === 1 }))
}

function selectPage(database: D1Database, { school, scope, number }: BoardKey, after: number) {
  const ofAll = [after, school] as const
  if (scope === "all") return database.prepare(ofPeople("")).bind(...ofAll)
  if (scope === "grade")
    return database.prepare(ofPeople("AND grade_id = ?3")).bind(...ofAll, number)
  return database.prepare(ofAttempts).bind(...ofAll, beginOf(number), beginOf(number + 1))
}
