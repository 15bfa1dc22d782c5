import { sql } from "kysely"
import { fold } from "#game/answers/fold"
import { toLines } from "../questions/questions"
import { compiled, batchWrite, type Store } from "../../db/store"

/** How many questions are read at once: a few hundred kilobytes of text. */
const atOnce = 250

interface Unfolded {
  readonly id: number
  readonly question: string
  readonly answer: string
  readonly summary: string
  readonly lines: string
  readonly author: string | null
  readonly chapter: string | null
}

/** Folds the questions that were sent or corrected since the last search, by any author. */
export async function foldWaiting(store: Store): Promise<void> {
  for (;;) {
    const rows = await readUnfolded(store)
    if (rows.length > 0) await writeFolded(store, rows)
    if (rows.length < atOnce) return
  }
}

const readUnfolded = async ({ query }: Store) =>
  (
    await sql<Unfolded>`SELECT questions.id, question, answer, summary, lines, people.name AS author,
        (SELECT group_concat(name, ' ') FROM chapter_names WHERE grade_id = pools.grade_id
          AND subject_id = pools.subject_id AND number = pools.chapter_number) AS chapter
      FROM waiting_questions INDEXED BY waiting_questions_to_fold
      CROSS JOIN questions ON questions.id = waiting_questions.id
      CROSS JOIN pools ON pools.id = pool_id LEFT JOIN people ON people.id = author_id
      WHERE folded IS NULL ORDER BY waiting_questions.id LIMIT ${sql.lit(atOnce)}`.execute(query)
  ).rows

async function writeFolded(store: Store, rows: readonly Unfolded[]): Promise<void> {
  const texts = JSON.stringify(rows.map((row) => [row.id, fold(toText(row))]))
  const write = sql`UPDATE waiting_questions SET folded = value ->> 1
    FROM json_each(${texts}) WHERE waiting_questions.id = value ->> 0`
  await batchWrite(store, [compiled(store, write)])
}

const toText = ({ question, answer, summary, lines, author, chapter }: Unfolded): string =>
  [question, answer, summary, ...toLines(lines), author, chapter].join("\n")
