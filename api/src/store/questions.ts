import * as z from "zod"
import type { Bucket } from "../pool/buckets"
import { batchRead, type Store } from "./store"

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

export async function questionAtPosition(
  store: Store,
  poolId: number,
  bucket: Bucket,
  position: number,
): Promise<Question | null> {
  const row = await atPosition(store, poolId, { bucket, position }).executeTakeFirst()
  return row ? toQuestion(row) : null
}

interface Position {
  readonly bucket: Bucket
  readonly position: number
}

/** In the order of the positions; one that is empty is left out. */
export async function questionsAtPositions(
  store: Store,
  poolId: number,
  positions: readonly Position[],
): Promise<readonly Question[]> {
  const reads = positions.map((position) => atPosition(store, poolId, position))
  return (await batchRead(store, reads)).flat().map(toQuestion)
}

/** The limit is what stops the search after one row. */
const atPosition = ({ query }: Store, poolId: number, { bucket, position }: Position) =>
  query
    .selectFrom("questions")
    .select(["id", "question", "lines", "answer", "summary", "level"])
    .where("pool_id", "=", poolId)
    .where("language", "=", bucket.language)
    .where("level", "=", bucket.level)
    .where("position", "=", position)
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
