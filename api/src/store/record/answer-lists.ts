import { sql, type RawBuilder } from "kysely"
import { batchRead, compiled, takeOne, type PlayStore } from "../../db/store"

export interface AnswerRow {
  readonly id: number
  readonly list_id: number
  readonly question_id: number
  readonly given: string | null
  readonly is_right: number | null
  readonly answeredAt: number
  readonly set: string | null
}

interface Listing {
  readonly pools: RawBuilder<boolean>
  readonly onlyMistakes?: boolean
  readonly onlyNewestOfSets?: boolean
  /** The lists before this id, newest first, or after it, oldest first. */
  readonly from?: { readonly before: number } | { readonly after: number }
}

interface AnswerList {
  readonly id: number
  readonly set: string | null
  readonly size: number
}

/**
 * Merges the lists of answers of several pools, each read in the order of an index by pool. Besides the lists it
 * reads one row per pool, however much was played.
 */
export async function listLists(
  play: PlayStore,
  { pools, onlyMistakes, onlyNewestOfSets, from }: Listing,
  limit: number,
): Promise<readonly AnswerList[]> {
  const isUpward = from !== undefined && "after" in from
  const begin = isUpward ? from.after : (from?.before ?? Number.MAX_SAFE_INTEGER)
  const [nearest, beyond, order] = isUpward
    ? [sql`min(id)`, sql`>`, sql`ASC`]
    : [sql`max(id)`, sql`<`, sql`DESC`]
  const isWrong = onlyMistakes ? sql`AND wrong > 0` : sql``
  const next = (of: string, at: unknown) =>
    sql`(SELECT ${nearest} FROM answer_lists WHERE pool_id = ${sql.ref(`${of}.pool_id`)}
      AND id ${beyond} ${at} ${isWrong})`
  const isNewest = onlyNewestOfSets
    ? sql`NOT EXISTS (SELECT 1 FROM answer_lists AS newer WHERE newer.set_name = list.set_name
        AND newer.id > list.id ${isWrong})`
    : sql`true`
  const read = sql<AnswerList>`WITH RECURSIVE listed (pool_id, id) AS (
      SELECT pool_id, ${next("cursors", begin)} FROM cursors WHERE ${pools}
      UNION ALL
      SELECT pool_id, ${next("listed", sql`listed.id`)} FROM listed WHERE id IS NOT NULL
      ORDER BY 2 ${order}
    )
    SELECT list.id, list.set_name AS "set", json_array_length(list.answers) AS size
    FROM listed CROSS JOIN answer_lists AS list ON list.id = listed.id
    WHERE ${isNewest} LIMIT ${sql.lit(limit)}`
  const [rows = []] = await batchRead(play, [compiled(play, read)])
  return rows
}

export function takeEnough(lists: readonly AnswerList[], answers: number): readonly number[] {
  let left = answers
  return lists.flatMap(({ id, size }) => {
    const isNeeded = left > 0
    left -= size
    return isNeeded ? id : []
  })
}

export const readAnswersIn = (play: PlayStore, lists: readonly number[]) =>
  readAnswers(play, sql`list_id IN ${takeOne(lists)} ORDER BY id DESC`)

export async function readAnswers(
  play: PlayStore,
  condition: RawBuilder<unknown>,
): Promise<readonly AnswerRow[]> {
  const read = sql<AnswerRow>`SELECT id, list_id, question_id, given_answer AS given, is_right,
      answered_at AS answeredAt, set_name AS "set" FROM answers WHERE ${condition}`
  const [rows = []] = await batchRead(play, [compiled(play, read)])
  return rows
}
