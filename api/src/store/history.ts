import type { Language, WireGame } from "#contract/words"
import { sql, type RawBuilder } from "kysely"
import { chapterName, nameKey, readNumber, subjectName } from "./names"
import { allAnswers, linesOf } from "./questions"
import { batchRead, compiled, oneOf, type PlayStore, type Stores } from "./store"

export interface HistoryFilter {
  readonly personId: number
  /** In any language; empty for all. */
  readonly subject: string
  /** Its number, or its name in any language; empty for all. */
  readonly chapter: string
  readonly game?: WireGame | undefined
}

/** An answer in the object of its player. */
export interface AnswerRow {
  readonly id: number
  readonly question_id: number
  readonly given: string | null
  readonly is_right: number | null
  readonly answeredAt: number
  readonly set: string | null
}

/** An answer that a player gave in education. */
export interface PastAnswer {
  readonly id: number
  readonly questionId: number
  readonly question: string
  readonly lines: readonly string[]
  readonly rightAnswer: string
  readonly game: WireGame
  readonly subject: string
  readonly chapter: string
  readonly given: string | null
  readonly isRight: boolean | null
  readonly answeredAt: number
  /** The same for all questions of a set; `null` of one that was issued alone. */
  readonly set: string | null
}

const historyMax = 500

/** Newest first, in every game, right or wrong. */
export async function readHistory(
  stores: Stores,
  filter: HistoryFilter,
  language: Language,
): Promise<readonly PastAnswer[]> {
  const pools = await findPools(stores, filter)
  if (!pools) return []
  return withQuestions(stores, language, await listAnswers(stores.play, { pools }, historyMax))
}

/** The condition on `cursors` that a filter means; `null` where there can be nothing. */
export async function findPools(
  stores: Stores,
  { personId, subject, chapter, game }: HistoryFilter,
): Promise<RawBuilder<boolean> | null> {
  const subjectId = subject ? await findSubject(stores, subject) : null
  if (subjectId === undefined) return null
  // Entertainment has no subject.
  const ofSubject = sql`subject_id ${subjectId === null ? sql`IS NOT NULL` : sql`= ${subjectId}`}`
  const ofGame = game === undefined ? sql`` : sql`AND game = ${game}`
  const pools = sql<boolean>`person_id = ${personId} AND ${ofSubject} ${ofGame}`
  if (!chapter) return pools
  const ids = await findPoolsOfChapter(stores, pools, chapter)
  return ids.length === 0
    ? null
    : sql<boolean>`person_id = ${personId} AND pool_id IN ${oneOf(ids)}`
}

/** `undefined` where there is none of this name. */
async function findSubject({ store }: Stores, subject: string) {
  const row = await store.query
    .selectFrom("subject_names")
    .select("subject_id")
    .where("name", "=", nameKey(subject))
    .executeTakeFirst()
  return row?.subject_id
}

/** Of the pools that the player has played, those of the chapter. */
async function findPoolsOfChapter(
  { store, play }: Stores,
  played: RawBuilder<boolean>,
  chapter: string,
): Promise<readonly number[]> {
  const cursors = await play.query.selectFrom("cursors").select("pool_id").where(played).execute()
  const number = readNumber(chapter) ?? numberOfChapter(nameKey(chapter))
  const pools = await store.query
    .selectFrom("pools")
    .select("id")
    .where("id", "in", oneOf(cursors.map(({ pool_id }) => pool_id)))
    .where("chapter_number", "=", number)
    .execute()
  return pools.map(({ id }) => id)
}

const lastMax = 200

/** The questions that a player answered last. */
export async function readLastAnswered({ play }: Stores, personId: number): Promise<number[]> {
  const answers = await play.query
    .selectFrom("answers")
    .select("question_id")
    .where("person_id", "=", personId)
    .orderBy("answered_at", "desc")
    .limit(lastMax)
    .execute()
  return [...new Set(answers.map(({ question_id }) => question_id))]
}

/** By the unique names of a grade. */
const numberOfChapter = (name: string) =>
  sql<number>`(SELECT number FROM chapter_names INDEXED BY chapter_names_unique
    WHERE grade_id = pools.grade_id AND name = ${name}
    AND subject_id = pools.subject_id LIMIT 1)`

/** Of an answer: its columns as they are listed. */
export const answerColumns = sql`answers.id, question_id, given_answer AS given, is_right,
  answered_at AS answeredAt, set_name AS "set"`

interface Listing {
  /** A condition on `cursors`. */
  readonly pools: RawBuilder<boolean>
  readonly onlyMistakes?: boolean
  /** One answer of each round: of a set the newest. */
  readonly onlyNewestOfSets?: boolean
  /** Those that are older than this answer, the newest first, or newer than this one, the oldest first. */
  readonly from?: { readonly before: number } | { readonly after: number }
}

/**
 * Merges the answers of several pools, each in the order of an index by pool: beside the answers it reads a row for
 * each pool, whatever was played.
 */
export async function listAnswers(
  play: PlayStore,
  { pools, onlyMistakes, onlyNewestOfSets, from }: Listing,
  limit: number,
): Promise<readonly AnswerRow[]> {
  const isUpward = from !== undefined && "after" in from
  const begin = isUpward ? from.after : (from?.before ?? Number.MAX_SAFE_INTEGER)
  const [nearest, beyond, order] = isUpward
    ? [sql`min(id)`, sql`>`, sql`ASC`]
    : [sql`max(id)`, sql`<`, sql`DESC`]
  const isWrong = onlyMistakes ? sql`AND is_right = 0` : sql``
  const next = (of: string, at: unknown) =>
    sql`(SELECT ${nearest} FROM answers WHERE pool_id = ${sql.ref(`${of}.pool_id`)}
      AND id ${beyond} ${at} ${isWrong})`
  const isNewest = onlyNewestOfSets
    ? sql`NOT EXISTS (SELECT 1 FROM answers AS newer WHERE newer.set_name = answers.set_name
        AND newer.id > answers.id ${isWrong})`
    : sql`true`
  const read = sql<AnswerRow>`WITH RECURSIVE listed (pool_id, id) AS (
      SELECT pool_id, ${next("cursors", begin)} FROM cursors WHERE ${pools}
      UNION ALL
      SELECT pool_id, ${next("listed", sql`listed.id`)} FROM listed WHERE id IS NOT NULL
      ORDER BY 2 ${order}
    )
    SELECT ${answerColumns} FROM listed CROSS JOIN answers ON answers.id = listed.id
    WHERE ${isNewest} LIMIT ${sql.lit(limit)}`
  const [rows = []] = await batchRead(play, [compiled(play, read)])
  return rows
}

/** With the questions of these answers, each read once. */
export async function withQuestions(
  { store }: Stores,
  language: Language,
  answers: readonly AnswerRow[],
): Promise<readonly PastAnswer[]> {
  if (answers.length === 0) return []
  const ids = [...new Set(answers.map(({ question_id }) => question_id))]
  const rows = await store.query
    .selectFrom("questions as q")
    .innerJoin("pools", "pools.id", "q.pool_id")
    .select(["q.id", "q.question", "q.lines", allAnswers.as("rightAnswer")])
    .select(["pools.game", subjectName("pools.subject_id", language).as("subject")])
    .select(chapterName("pools", "chapter_number", language).as("chapter"))
    .where("q.id", "in", oneOf(ids))
    .execute()
  const questions = new Map(rows.map(({ id, ...row }) => [id, row]))
  return answers.flatMap(({ question_id: questionId, is_right, ...answer }) => {
    const question = questions.get(questionId)
    if (!question) return []
    const isRight = is_right === null ? null : is_right === 1
    return { ...question, ...answer, questionId, isRight, lines: linesOf(question.lines) }
  })
}
