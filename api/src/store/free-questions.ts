import { sql } from "kysely"
import type { Shelf } from "../draw/shelves"
import { toQuestion, type Question } from "./questions"
import { compiled, readTogether, type Store } from "./store"

interface Seat {
  readonly shelf: Shelf
  readonly seat: number
}

interface Row extends Omit<Question, "lines"> {
  readonly lines: string
}

/**
 * The questions on these seats, in their order, that nobody was given since then without answering.
 * The cross join keeps the order, so that the limit ends the search.
 */
export async function freeOnSeats(
  store: Store,
  poolId: number,
  seats: readonly Seat[],
  { since, limit }: { readonly since: number; readonly limit: number },
): Promise<readonly Question[]> {
  if (seats.length === 0) return []
  const tried = JSON.stringify(
    seats.map(({ shelf, seat }) => [shelf.language, shelf.level, seat] as const),
  )
  const read = sql<Row>`SELECT q.id, q.question, q.lines, q.answer, q.summary, q.level
    FROM json_each(${tried}) AS tried CROSS JOIN questions AS q INDEXED BY questions_seated
    WHERE q.pool_id = ${poolId} AND q.language = tried.value ->> 0
      AND q.level = tried.value ->> 1 AND q.seat = tried.value ->> 2 AND q.seat IS NOT NULL
      AND NOT EXISTS (SELECT 1 FROM attempts INDEXED BY attempts_open
        WHERE question_id = q.id AND answered_at IS NULL AND issued_at > ${since})
    LIMIT ${limit}`
  const [rows = []] = await readTogether(store, [compiled(store, read)])
  return rows.map(toQuestion)
}
