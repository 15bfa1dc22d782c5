import { sql } from "kysely"
import type { Language } from "#contract/words"
import { fold } from "#game/answers/fold"
import { chapterName, gradeName, subjectName } from "../../db/names"
import { takeOne, type Store, compiled, batchWrite } from "../../db/store"
import { toLines } from "../questions/questions"

/**
 * Questions of chapters under review, the oldest first: authors are served in order, and a question that arrives
 * while an admin reads is added at the end. The index by status drives the query; cross joins keep the order.
 */
export const readWaitingInChapters = (store: Store, language: Language) =>
  readWaiting(store)
    .select(gradeName("pools.grade_id", language).as("grade"))
    .select(subjectName("pools.subject_id", language).as("subject"))
    .select(chapterName("pools", "chapter_number", language).as("chapter"))
    .where("pools.section", "is", null)
    .execute()

export const readWaitingInSections = (store: Store) =>
  readWaiting(store)
    .select((from) => from.fn.coalesce("pools.section", from.lit(0)).as("section"))
    .where("pools.section", "is not", null)
    .execute()

const waitingColumns = [
  "questions.id",
  "questions.question",
  "questions.lines",
  "questions.answer",
  "questions.wrong_answers",
  "questions.exact",
  "questions.summary",
  "questions.language",
  "questions.level",
  "questions.created_at",
  "questions.set_id",
  "pools.game",
  "people.name as author",
] as const

export type WaitingRow = Awaited<ReturnType<typeof readWaitingInSections>>[number]

const readWaiting = ({ query }: Store) =>
  query
    .selectFrom("questions")
    .crossJoin("pools")
    .leftJoin("people", "people.id", "questions.author_id")
    .select(waitingColumns)
    .whereRef("pools.id", "=", "questions.pool_id")
    .where("questions.status", "=", "waiting")
    .orderBy("questions.id")

interface EntryRow {
  readonly id: number
  readonly entry_id: number
  readonly pool_id: number
  readonly question: string
}

export const readEntryRows = async ({ query }: Store, entryIds: readonly number[]) =>
  (
    await sql<EntryRow>`SELECT questions.id, entry_id, pool_id, question
      FROM waiting_questions CROSS JOIN questions ON questions.id = waiting_questions.id
      WHERE entry_id IN ${takeOne(entryIds)} ORDER BY entry_id, level, questions.id`.execute(query)
  ).rows

export const readEntryQuestions = ({ query }: Store, ids: readonly number[]) =>
  query
    .selectFrom("questions")
    .innerJoin("pools", "pools.id", "questions.pool_id")
    .leftJoin("people", "people.id", "questions.author_id")
    .select(waitingColumns)
    .select("questions.pool_id")
    .where("questions.id", "in", takeOne(ids))
    .orderBy("questions.level")
    .orderBy("questions.id")
    .execute()

/** How many questions are read at once: a few hundred kilobytes of text. */
const atOnce = 250

interface UnfoldedRow {
  readonly id: number
  readonly question: string
  readonly answer: string
  readonly summary: string
  readonly lines: string
  readonly author: string | null
  readonly chapter: string | null
}

export async function foldWaiting(store: Store): Promise<void> {
  for (;;) {
    const rows = await readUnfolded(store)
    if (rows.length > 0) await writeFolded(store, rows)
    if (rows.length < atOnce) return
  }
}

const readUnfolded = async ({ query }: Store) =>
  (
    await sql<UnfoldedRow>`SELECT questions.id, question, answer, summary, lines, people.name AS author,
        (SELECT group_concat(name, ' ') FROM chapter_names WHERE grade_id = pools.grade_id
          AND subject_id = pools.subject_id AND number = pools.chapter_number) AS chapter
      FROM waiting_questions INDEXED BY waiting_questions_to_fold
      CROSS JOIN questions ON questions.id = waiting_questions.id
      CROSS JOIN pools ON pools.id = pool_id LEFT JOIN people ON people.id = author_id
      WHERE folded IS NULL ORDER BY waiting_questions.id LIMIT ${sql.lit(atOnce)}`.execute(query)
  ).rows

async function writeFolded(store: Store, rows: readonly UnfoldedRow[]): Promise<void> {
  const texts = JSON.stringify(rows.map((row) => [row.id, fold(toText(row))]))
  const write = sql`UPDATE waiting_questions SET folded = value ->> 1
    FROM json_each(${texts}) WHERE waiting_questions.id = value ->> 0`
  await batchWrite(store, [compiled(store, write)])
}

const toText = ({ question, answer, summary, lines, author, chapter }: UnfoldedRow): string =>
  [question, answer, summary, ...toLines(lines), author, chapter].join("\n")
