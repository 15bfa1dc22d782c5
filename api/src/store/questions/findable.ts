import { counts } from "#contract/limits"
import { sql } from "kysely"
import { takeOne, type Store } from "../../db/store"
import { type ApprovedRow, isFirstOfSet, type WantedOfSubject } from "./approved"
import { allAnswers } from "./questions"

export type FindableRow = Pick<
  ApprovedRow,
  "id" | "game" | "question" | "lines" | "answer" | "set_id"
> & { readonly author_id: number | null; readonly chapter: number }

export interface Setting {
  readonly teacherId: number
  readonly gradeId: number
  readonly subjectIds: readonly number[]
}

export const isSettableBy = (teacherId: number) =>
  sql`(q.position IS NOT NULL OR (q.status = 'waiting' AND q.author_id = ${teacherId}))`

const columns = sql`q.id, pools.game, q.question, q.lines, ${allAnswers} AS answer,
  q.set_id, q.author_id, pools.chapter_number AS chapter`

/**
 * What may be set of the questions with these ids; or, `isBySet`, all questions of the sets that these are the first
 * of. By level.
 */
export async function readFindable(
  store: Store,
  { gradeId, teacherId, subjectIds }: Setting,
  ids: readonly number[],
  isBySet = false,
) {
  const read = sql<FindableRow>`SELECT ${columns}
    FROM json_each(${JSON.stringify(ids)}) AS wanted
    CROSS JOIN questions AS head ON head.id = wanted.value
    CROSS JOIN questions AS q ON q.id BETWEEN head.id AND head.id + ${isBySet ? counts.items : 0}
      AND q.set_id IS head.set_id
    JOIN pools ON pools.id = q.pool_id
    WHERE pools.grade_id = ${gradeId} AND ${isSettableBy(teacherId)}
      AND pools.subject_id IN ${takeOne(subjectIds)}
    ORDER BY q.level, q.id`
  return (await read.execute(store.query)).rows
}

export async function readOwnFindable(store: Store, teacherId: number, wanted: WantedOfSubject) {
  const { gradeId, subjectId, game, chapter, language, limit, isBySet = false } = wanted
  const conditions = [
    chapter === undefined ? [] : sql`pools.chapter_number = ${chapter}`,
    language === undefined ? [] : sql`q.language = ${language}`,
    isBySet ? isFirstOfSet : [],
    sql`pools.grade_id = ${gradeId} AND pools.subject_id = ${subjectId} AND pools.game = ${game}`,
  ].flat()
  const read = sql<FindableRow>`SELECT ${columns}
    FROM questions AS q INDEXED BY questions_by_author JOIN pools ON pools.id = q.pool_id
    WHERE q.author_id = ${teacherId} AND q.status IN ('approved', 'waiting')
      AND ${sql.join(conditions, sql` AND `)} ORDER BY q.id DESC LIMIT ${limit}`
  return (await read.execute(store.query)).rows
}
