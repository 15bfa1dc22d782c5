import { sql, type RawBuilder } from "kysely"
import type { Segments } from "../pool/buckets"
import { batchWrite, compiled, type Store } from "./store"

interface Move {
  readonly personId: number
  /** The cursor as it was read. */
  readonly pool: { readonly id: number; readonly version: number }
  readonly segments: Segments
  /** The questions drawn, in their order. */
  readonly drawn: readonly number[]
}

/**
 * Moves a player's cursor by one draw, unless another draw has moved it since it was read. An insert, since
 * that reads no row.
 */
export const moveCursor = (store: Store, { personId, pool, segments, drawn }: Move, now: number) =>
  compiled(
    store,
    sql`INSERT INTO cursors (person_id, pool_id, segments, version, drawn_at, drawn)
      VALUES (${personId}, ${pool.id}, ${JSON.stringify(segments)}, ${pool.version + 1}, ${now},
        ${JSON.stringify(drawn)})
      ON CONFLICT DO UPDATE SET segments = excluded.segments, version = excluded.version,
        drawn_at = excluded.drawn_at, drawn = excluded.drawn
      WHERE cursors.version = ${pool.version}`,
  )

/** The same alone, where a draw found nothing more to issue. */
export const moveOn = (store: Store, move: Move, now: number) =>
  batchWrite(store, [moveCursor(store, move, now)])

/** In a batch: the write just before this one changed exactly one row. */
export const afterChangingOne: RawBuilder<boolean> = sql`changes() = 1`
