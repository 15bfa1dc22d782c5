import { env } from "cloudflare:workers"

const steps = "(SELECT 1 AS step UNION ALL SELECT 300)"
const counted = "SELECT board, step, bucket, people FROM standing_counts WHERE people > 0"
const recounted = `SELECT board, step, points / step, count(*) FROM standings, ${steps}
  WHERE is_hidden = 0 GROUP BY 1, 2, 3`
const kept = "SELECT person_id, board, points, is_hidden FROM standings"
/** From the credits themselves. */
const earned = `SELECT person_id, board, sum(credited), is_hidden FROM (
    SELECT person_id, credited, 'all' AS board FROM attempts
    UNION ALL SELECT person_id, credited, 'week:' || ((credited_at / 86400000 + 3) / 7) FROM attempts
    UNION ALL SELECT person_id, credited, 'grade:' || grade_id
      FROM attempts JOIN people ON people.id = person_id)
  JOIN people ON people.id = person_id WHERE credited > 0 GROUP BY 1, 2`

/** Rows in which the leaderboards, their counts and the credits do not agree: there are none. */
export async function leaderboardFaults(): Promise<unknown[]> {
  const differences = [
    [counted, recounted],
    [recounted, counted],
    [kept, earned],
    [earned, kept],
  ].map(([one, other]) => env.DB.prepare(`SELECT * FROM (${one}) EXCEPT SELECT * FROM (${other})`))
  const results = await env.DB.batch(differences)
  return results.flatMap((result) => result.results)
}
