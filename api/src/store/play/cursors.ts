import { sql, type RawBuilder } from "kysely"
import type { WireGame } from "#contract/words"
import type { Segments } from "../../pool/buckets"
import { batchWrite, compiled, takeOne, writePlay, type PlayStore } from "../../db/store"

interface MovedIn {
  readonly id: number
  readonly game: WireGame
  readonly subjectId: number | null
  readonly version: number
}

interface Move {
  readonly personId: number
  readonly pool: MovedIn
  readonly segments: Segments
  readonly drawn: readonly number[]
}

/**
 * Moves a player's cursor by one draw, unless another draw has moved it since it was read. The write is an insert,
 * because an insert reads no row.
 */
export const moveCursor = (
  play: PlayStore,
  { personId, pool, segments, drawn }: Move,
  now: number,
) =>
  compiled(
    play,
    sql`INSERT INTO cursors (person_id, pool_id, game, subject_id, segments, version, drawn_at, drawn)
      VALUES (${personId}, ${pool.id}, ${pool.game}, ${pool.subjectId}, ${JSON.stringify(segments)},
        ${pool.version + 1}, ${now}, ${JSON.stringify(drawn)})
      ON CONFLICT DO UPDATE SET segments = excluded.segments, version = excluded.version,
        drawn_at = excluded.drawn_at, drawn = excluded.drawn
      WHERE cursors.version = ${pool.version}`,
  )

export async function skipUnanswered(
  play: PlayStore,
  personId: number,
  { drawn }: { readonly drawn: { readonly ids: readonly number[] } | null },
): Promise<void> {
  if (!drawn) return
  const skip = sql`UPDATE attempts SET is_skipped = 1 WHERE person_id = ${personId}
    AND question_id IN ${takeOne(drawn.ids)} AND is_played = 0 AND is_skipped = 0`
  await writePlay(play, [skip])
}

/** What was skipped before and a pack or a work now has: other draws then leave it there. */
export const skippedNoMore = (personId: number, ids: readonly number[]) =>
  sql`UPDATE attempts SET is_skipped = 0 WHERE person_id = ${personId}
    AND question_id IN ${takeOne(ids)} AND is_played = 0 AND is_skipped = 1`

export const moveOn = (play: PlayStore, move: Move, now: number) =>
  batchWrite(play, [moveCursor(play, move, now)])

/** A condition in a batch: the write just before this one changed exactly one row. */
export const afterChangingOne: RawBuilder<boolean> = sql`changes() = 1`
