import { arrivalSteps, pointSteps } from "../src/store/standing-steps.mjs"

const steps = `(SELECT 1 AS step UNION ALL SELECT ${pointSteps.small}
  UNION ALL SELECT ${pointSteps.large})`
const sizes = `(SELECT ${arrivalSteps.small} AS size UNION ALL SELECT ${arrivalSteps.large})`

/**
 * Numbers the arrivals at each number of points anew, and makes all counts of api/src/store/standings.ts
 * from the standings themselves.
 */
export const countStandings = [
  `UPDATE standings SET arrival = own.number
    FROM (SELECT person_id, board, row_number() OVER tied - 1 AS number FROM standings
      WINDOW tied AS (PARTITION BY board, points ORDER BY arrival, person_id)) AS own
    WHERE own.person_id = standings.person_id AND own.board = standings.board;`,
  "DELETE FROM standing_counts;",
  `INSERT INTO standing_counts (board, step, bucket, people, arrivals)
    SELECT board, step, points / step, sum(1 - is_hidden), sum(step = 1) FROM standings, ${steps}
    GROUP BY 1, 2, 3;`,
  "DELETE FROM standing_leavers;",
  `INSERT INTO standing_leavers (board, points, size, block, people)
    SELECT board, points, size, arrival / size, count(*) FROM standings, ${sizes}
    WHERE is_hidden = 1 GROUP BY 1, 2, 3, 4;`,
]
