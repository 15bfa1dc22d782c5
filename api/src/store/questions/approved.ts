import { counts } from "#contract/limits"
import type { Language, WireGame } from "#contract/words"
import { sql } from "kysely"
import { games } from "../../games/games"
import { allAnswers, toLines } from "./questions"
import { compiled, batchRead, takeOne, type Store } from "../../db/store"
import { isPoolAt, type Placement } from "../curriculum/curriculum-references"

interface ApprovedQuery {
  readonly placement: Placement
  readonly game: WireGame
  readonly language: Language
  /** The position in each bucket to read from; `null` for the newest questions. */
  readonly from: number | null
}

const columns = (game: WireGame) => sql`q.id, ${game} AS game, q.question, q.lines,
  ${allAnswers} AS answer, q.wrong_answers, q.exact, q.summary, q.language, q.level, q.set_id, q.created_at,
  NULL AS author`

export interface ApprovedRow {
  readonly id: number
  readonly game: WireGame
  readonly question: string
  readonly lines: string
  readonly answer: string
  readonly wrong_answers: string
  readonly exact: number
  readonly summary: string
  readonly language: Language
  readonly level: number
  readonly set_id: string | null
  readonly created_at: number
  readonly author: null
}

/**
 * Approved questions of one game, placement and language: the newest of each bucket, newest first, or those from a
 * position on, in order. Positions have no gaps.
 * @param most the most questions that are read, the same number of each level
 */
export async function readApproved(
  store: Store,
  { placement, game, language, from }: ApprovedQuery,
  most: number,
) {
  const { levels } = games[game]
  const order = from === null ? sql`DESC` : sql`ASC`
  const pool = sql`SELECT id FROM pools WHERE ${isPoolAt(placement)} AND game = ${game}`
  const reads = levels.map((level) =>
    compiled(
      store,
      sql<ApprovedRow>`SELECT ${columns(game)} FROM questions AS q INDEXED BY questions_by_position
        WHERE q.pool_id = (${pool}) AND q.language = ${language} AND q.level = ${level}
        AND q.position >= ${from ?? 0} ORDER BY q.position ${order} LIMIT ${most / levels.length}`,
    ),
  )
  const rows = (await batchRead(store, reads)).flat()
  return rows.map((row) => ({ ...row, texts: toLines(row.lines) }))
}

export interface SubjectPosition {
  readonly chapter: number
  readonly language: string
  readonly level: number
  readonly position: number
}

export interface WantedOfSubject {
  readonly gradeId: number
  readonly subjectId: number
  readonly game: WireGame
  readonly after: SubjectPosition | null
  readonly limit: number
  readonly chapter?: number | undefined
  readonly language?: Language | undefined
  /** Of each set its first question alone. */
  readonly isBySet?: boolean
}

export const isFirstOfSet = sql`NOT EXISTS (SELECT 1 FROM questions AS other WHERE
  other.id BETWEEN q.id - ${sql.lit(counts.items)} AND q.id - 1 AND other.set_id = q.set_id)`

export async function readApprovedOfSubject(
  store: Store,
  { gradeId, subjectId, game, after, limit, isBySet = false, ...only }: WantedOfSubject,
) {
  const { chapter, language, level, position } = after ?? {
    chapter: 0,
    language: "",
    level: 0,
    position: 0,
  }
  const conditions = [
    only.chapter === undefined ? [] : sql`pools.chapter_number = ${only.chapter}`,
    only.language === undefined ? [] : sql`q.language = ${only.language}`,
    isBySet ? isFirstOfSet : [],
    sql`q.position >= 0`,
  ].flat()
  const read = sql<ApprovedRow & SubjectPosition & { readonly author_id: number | null }>`SELECT
      ${columns(game)}, q.author_id, pools.chapter_number AS chapter, q.position
    FROM pools CROSS JOIN questions AS q INDEXED BY questions_by_position
    WHERE pools.grade_id = ${gradeId} AND pools.subject_id = ${subjectId}
      AND pools.chapter_number >= ${chapter} AND pools.game = ${game}
      AND q.pool_id = pools.id AND ${sql.join(conditions, sql` AND `)}
      AND (pools.chapter_number, q.language, q.level, q.position)
        > (${chapter}, ${language}, ${level}, ${position})
    ORDER BY pools.chapter_number, q.language, q.level, q.position LIMIT ${limit}`
  const [rows = []] = await batchRead(store, [compiled(store, read)])
  return rows
}

interface WantedExamples {
  readonly game: WireGame
  readonly language: Language
  readonly source:
    | { readonly section: number }
    | { readonly gradeId: number; readonly subjectIds: readonly number[] | null }
  readonly authorId: number
  readonly among: readonly number[] | null
}

/** The condition of the index `question_figures_good`, word for word, so that the index is used. */
const isGood = sql.raw(
  "f.played >= 10 AND f.right * 10 >= f.played * 4 AND f.right * 10 <= f.played * 9",
)

const examplesMax = 3
const goodOfPool = 6
const newestOf = { section: 40, chapter: 5 } as const

function isSamePool(source: WantedExamples["source"]) {
  if ("section" in source) return sql`section = ${source.section}`
  const { gradeId, subjectIds } = source
  return subjectIds
    ? sql`grade_id = ${gradeId} AND subject_id IN ${takeOne(subjectIds)}`
    : sql`grade_id = ${gradeId}`
}

/** Good examples of a game in a grade or a section; the number of rows read does not grow with the pool. */
export async function readExamples(store: Store, wanted: WantedExamples) {
  const { game, language, source, authorId, among } = wanted
  const newest = newestOf["section" in source ? "section" : "chapter"]
  const depth = Math.ceil(newest / games[game].levels.length)
  const candidates = sql`SELECT good.value AS id FROM wanted CROSS JOIN json_each((
      SELECT json_group_array(question_id) FROM (
        SELECT f.question_id FROM question_figures AS f INDEXED BY question_figures_good
        WHERE f.pool_id = wanted.id AND ${isGood} ORDER BY f.played DESC LIMIT ${sql.lit(goodOfPool)}
      ))) AS good
    UNION SELECT q.id FROM wanted CROSS JOIN json_each(wanted.sizes) AS bucket
      CROSS JOIN questions AS q INDEXED BY questions_by_position
      ON q.pool_id = wanted.id AND q.language = substr(bucket.key, 1, length(bucket.key) - 1)
      AND q.level = CAST(substr(bucket.key, -1) AS INTEGER)
      AND q.position >= bucket.value - ${sql.lit(depth)}`
  const found = among
    ? sql`SELECT value AS id FROM json_each(${JSON.stringify(among)})`
    : candidates
  const read = sql<ApprovedRow>`WITH
    wanted AS (SELECT id, sizes FROM pools WHERE ${isSamePool(source)} AND game = ${game}),
    found AS (${found})
    SELECT ${columns(game)} FROM found CROSS JOIN questions AS q ON q.id = found.id
    JOIN wanted ON wanted.id = q.pool_id LEFT JOIN question_figures AS f ON f.question_id = q.id
    WHERE q.position IS NOT NULL AND q.author_id IS NOT ${authorId}
    ORDER BY q.language = ${language} DESC, coalesce(${isGood}, 0) DESC, f.played DESC, q.status_at DESC, q.id DESC
    LIMIT ${sql.lit(examplesMax)}`
  const [rows = []] = await batchRead(store, [compiled(store, read)])
  return rows
}
