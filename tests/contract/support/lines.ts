import { getIds, getRows } from "./sql"

/** Each question with the first one of its line, which it replaces directly or through others. */
const lines = `WITH RECURSIVE line (id, root) AS (
    SELECT id, id FROM questions WHERE id NOT IN (SELECT question_id FROM question_versions)
    UNION ALL SELECT question_id, root FROM question_versions JOIN line ON replaces = line.id)`

export const idsInLine = (root: number) =>
  getIds(`${lines} SELECT id FROM line WHERE root = ? ORDER BY id`, root)

export const idsInPlay = () => getIds("SELECT id FROM questions WHERE position IS NOT NULL")

const twice = `${lines} SELECT root, status, group_concat(id) AS ids FROM line JOIN questions USING (id)
  WHERE status IN ('approved', 'waiting') GROUP BY 1, 2 HAVING count(*) > 1`

/** In a bucket of n questions the positions are those from 0 to n - 1. */
const unlikeSizes = `SELECT * FROM
  (SELECT pool_id, language || level AS bucket, count(*) AS held, count(DISTINCT position) AS positions,
    min(position) AS first, max(position) + 1 AS after FROM questions WHERE position IS NOT NULL GROUP BY 1, 2)
  FULL JOIN (SELECT pools.id AS pool_id, key AS bucket, value AS size FROM pools, json_each(sizes))
  USING (pool_id, bucket)
  WHERE ifnull(held, 0) <> ifnull(size, 0) OR held > 0 AND (positions <> held OR first <> 0 OR after <> held)`

export const faultsOfLines = async () => [
  ...(await getRows(twice)),
  ...(await getRows(unlikeSizes)),
]
