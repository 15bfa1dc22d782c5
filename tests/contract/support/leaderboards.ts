import { env } from "cloudflare:workers"
import { gatherPlay } from "./players"

const steps = "(SELECT 1 AS step UNION ALL SELECT 160 UNION ALL SELECT 25600)"
const counted = "SELECT board, step, bucket, people FROM standing_counts WHERE people > 0"
const recounted = `SELECT board, step, points / step, count(*) FROM standings, ${steps}
  WHERE is_hidden = 0 GROUP BY 1, 2, 3`
/** Of those who ever arrived at so many points, all who are shown or have left are counted. */
const arrived = "SELECT board, bucket, arrivals FROM standing_counts WHERE step = 1"
const shownAndLeft = `SELECT board, points, sum(people) FROM (
    SELECT board, bucket AS points, people FROM standing_counts WHERE step = 1
    UNION ALL SELECT board, points, people FROM standing_leavers WHERE size = 128)
  GROUP BY 1, 2`
const inLargeBlocks = `SELECT board, points, block, people FROM standing_leavers WHERE size = 16384`
const inSmallBlocks = `SELECT board, points, block / 128, sum(people) FROM standing_leavers
  WHERE size = 128 GROUP BY 1, 2, 3`
/** Two who have so many points have arrived one after the other. */
const together = `SELECT board, points, arrival, 1 FROM standings GROUP BY 1, 2, 3 HAVING count(*) > 1`
const nobody = "SELECT '', 0, 0, 1 WHERE false"
const kept = "SELECT person_id, board, points, is_hidden FROM standings"
/** From the credits themselves. */
const earned = `SELECT person_id, board, sum(credited), is_hidden FROM (
    SELECT person_id, credited, 'all' AS board FROM attempts
    UNION ALL SELECT person_id, credited, 'week:' || ((credited_at / 86400000 + 3) / 7) FROM attempts
    UNION ALL SELECT person_id, credited, 'grade:' || grade_id
      FROM attempts JOIN people ON people.id = person_id)
  JOIN people ON people.id = person_id WHERE credited > 0 GROUP BY 1, 2`

/** Rows in which the leaderboards and their counts do not agree: there are none. */
export const countFaults = () =>
  differencesOf([
    [counted, recounted],
    [arrived, shownAndLeft],
    [inLargeBlocks, inSmallBlocks],
    [together, nobody],
  ])

/** The same, and rows in which the leaderboards and the credits do not agree. */
export async function leaderboardFaults(): Promise<unknown[]> {
  await gatherPlay()
  return [...(await countFaults()), ...(await differencesOf([[kept, earned]]))]
}

async function differencesOf(pairs: readonly (readonly [string, string])[]): Promise<unknown[]> {
  const differences = pairs.flatMap(([one, other]) => [
    env.DB.prepare(`SELECT * FROM (${one}) EXCEPT SELECT * FROM (${other})`),
    env.DB.prepare(`SELECT * FROM (${other}) EXCEPT SELECT * FROM (${one})`),
  ])
  const results = await env.DB.batch(differences)
  return results.flatMap((result) => result.results)
}
