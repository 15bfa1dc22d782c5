import type { Language, WireGame } from "#contract/words"
import { sql } from "kysely"
import { takeEnough, listLists, readAnswersIn, type AnswerRow } from "./answer-lists"
import { chapterName, subjectName } from "../../db/names"
import { allAnswers, toLines } from "../questions/questions"
import { takeOne, type Stores } from "../../db/store"
import { type HistoryFilter, findPools } from "./history-filter"

export interface PastAnswer {
  readonly id: number
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
  /** The same for all questions of a set; `null` for a question that was issued alone. */
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
  return answers.flatMap(({ question_id: questionId, is_right, list_id: _, ...answer }) => {
    const question = questions.get(questionId)
    if (!question) return []
    const isRight = is_right === null ? null : is_right === 1
    const { lines, exact } = question
    const given = { ...answer, questionId, isRight }
    return { ...question, ...given, exact: exact === 1, lines: toLines(lines) }
  })
}
