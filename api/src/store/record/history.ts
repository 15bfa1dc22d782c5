import { sql, type RawBuilder } from "kysely"
import type { Language, WireGame } from "#contract/words"
import { chapterName, subjectName, nameKey, readNumber } from "../../db/names"
import { allAnswers, toLines } from "../questions/questions"
import { takeOne, type Stores } from "../../db/store"
import { takeEnough, listLists, readAnswersIn, type AnswerRow } from "./answer-lists"

export interface PastAnswer {
  readonly id: number
  readonly listId: number
  readonly questionId: number
  readonly question: string
  readonly lines: readonly string[]
  readonly rightAnswer: string
  readonly exact: boolean
  readonly game: WireGame
  readonly subject: string
  readonly chapter: string
  readonly given: string | null
  readonly isRight: boolean | null
  readonly answeredAt: number
  /** Equal for all questions of a set; `null` for a question that was issued alone. */
  readonly set: string | null
}

const historyMax = 500

export async function readHistory(
  stores: Stores,
  filter: HistoryFilter,
  language: Language,
): Promise<readonly PastAnswer[]> {
  const pools = await findPools(stores, filter)
  if (!pools) return []
  const lists = await listLists(stores.play, { pools }, historyMax)
  const answers = await readAnswersIn(stores.play, takeEnough(lists, historyMax))
  return withQuestions(stores, language, answers.slice(0, historyMax))
}

const lastMax = 200

export async function readLastAnswered({ play }: Stores): Promise<number[]> {
  const last = sql<{ question_id: number }>`SELECT question_id FROM answers
    WHERE list_id IN (SELECT id FROM answer_lists ORDER BY id DESC LIMIT ${sql.lit(lastMax)})
    ORDER BY id DESC LIMIT ${sql.lit(lastMax)}`
  const { rows } = await last.execute(play.query)
  return [...new Set(rows.map(({ question_id }) => question_id))]
}

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
    .select(["q.id", "q.question", "q.lines", "q.exact", allAnswers.as("rightAnswer")])
    .select(["pools.game", subjectName("pools.subject_id", language).as("subject")])
    .select(chapterName("pools", "chapter_number", language).as("chapter"))
    .where("q.id", "in", takeOne(ids))
    .execute()
  const questions = new Map(rows.map(({ id, ...row }) => [id, row]))
  return answers.flatMap(({ question_id: questionId, is_right, list_id: listId, ...answer }) => {
    const question = questions.get(questionId)
    if (!question) return []
    const isRight = is_right === null ? null : is_right === 1
    const { lines, exact } = question
    const given = { ...answer, questionId, isRight, listId }
    return { ...question, ...given, exact: exact === 1, lines: toLines(lines) }
  })
}

export interface HistoryFilter {
  readonly personId: number
  readonly subject: string
  readonly chapter: string
  readonly game?: WireGame | undefined
}

export async function findPools(
  stores: Stores,
  { personId, subject, chapter, game }: HistoryFilter,
): Promise<RawBuilder<boolean> | null> {
  const subjectId = subject ? await findSubject(stores, subject) : null
  if (subjectId === undefined) return null
  const ofSubject = sql`subject_id ${subjectId === null ? sql`IS NOT NULL` : sql`= ${subjectId}`}`
  const ofGame = game === undefined ? sql`` : sql`AND game = ${game}`
  const pools = sql<boolean>`person_id = ${personId} AND ${ofSubject} ${ofGame}`
  if (!chapter) return pools
  const ids = await findPoolsOfChapter(stores, pools, chapter)
  return ids.length === 0
    ? null
    : sql<boolean>`person_id = ${personId} AND pool_id IN ${takeOne(ids)}`
}

async function findSubject({ store }: Stores, subject: string) {
  const row = await store.query
    .selectFrom("subject_names")
    .select("subject_id")
    .where("name", "=", nameKey(subject))
    .executeTakeFirst()
  return row?.subject_id
}

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
    .where("id", "in", takeOne(cursors.map(({ pool_id }) => pool_id)))
    .where("chapter_number", "=", number)
    .execute()
  return pools.map(({ id }) => id)
}

const numberOfChapter = (name: string) =>
  sql<number>`(SELECT number FROM chapter_names INDEXED BY chapter_names_unique
    WHERE grade_id = pools.grade_id AND name = ${name}
    AND subject_id = pools.subject_id LIMIT 1)`
