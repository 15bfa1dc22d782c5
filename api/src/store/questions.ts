import * as z from "zod"
import type { Shelf } from "../draw/shelves"
import { readTogether, type Store } from "./store"

/** A question as a player gets it. */
export interface Question {
  readonly id: number
  readonly question: string
  /** Hints or statements. */
  readonly lines: readonly string[]
  readonly answer: string
  readonly summary: string
  readonly level: number
}

export async function questionOnSeat(
  store: Store,
  poolId: number,
  shelf: Shelf,
  seat: number,
): Promise<Question | null> {
  const row = await onSeat(store, poolId, { shelf, seat }).executeTakeFirst()
  return row ? toQuestion(row) : null
}

interface Seat {
  readonly shelf: Shelf
  readonly seat: number
}

/** In the order of the seats; one that is empty is left out. */
export async function questionsOnSeats(
  store: Store,
  poolId: number,
  seats: readonly Seat[],
): Promise<readonly Question[]> {
  const reads = seats.map((seat) => onSeat(store, poolId, seat))
  return (await readTogether(store, reads)).flat().map(toQuestion)
}

/** The limit is what stops the search after one row. */
const onSeat = ({ query }: Store, poolId: number, { shelf, seat }: Seat) =>
  query
    .selectFrom("questions")
    .select(["id", "question", "lines", "answer", "summary", "level"])
    .where("pool_id", "=", poolId)
    .where("language", "=", shelf.language)
    .where("level", "=", shelf.level)
    .where("seat", "=", seat)
    .limit(1)

const lines = z.array(z.string())

export const linesOf = (text: string): readonly string[] => lines.parse(JSON.parse(text))

export const toQuestion = (
  row: Omit<Question, "lines"> & { readonly lines: string },
): Question => ({
  id: row.id,
  question: row.question,
  lines: linesOf(row.lines),
  answer: row.answer,
  summary: row.summary,
  level: row.level,
})
