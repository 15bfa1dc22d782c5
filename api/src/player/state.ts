import type { PlayerState } from "../store/published"

/** As long as a round lasts, in ms; what was issued before that is not in play any more. */
export const inPlayMs = 24 * 60 * 60 * 1000
/** Of the newest; a pupil plays one at a time. */
const maxOpen = 50

interface PlayerRow extends Record<string, SqlStorageValue> {
  readonly personId: number
  readonly version: number
  readonly published: number
  readonly points: number
  readonly pointsAt: number
}

/**
 * What others see of a player, as it is now: never a difference, so that a message may come twice, late or not
 * at all. `null` where D1 has stored it. All weeks where it is rebuilt, otherwise the last two.
 */
export function readState(sql: SqlStorage, now: number, isRebuilt = false): PlayerState | null {
  const [player] = sql
    .exec<PlayerRow>(
      `SELECT person_id AS personId, version, published, points, points_at AS pointsAt FROM player`,
    )
    .toArray()
  if (!player || player.version <= player.published) return null
  const { published: _, ...shown } = player
  const weeks = sql
    .exec<{ week: number; points: number }>(
      "SELECT week, points FROM weeks ORDER BY week DESC LIMIT ?",
      isRebuilt ? -1 : 2,
    )
    .toArray()
  const open = sql
    .exec<{ id: number; issuedAt: number }>(
      `SELECT question_id AS id, issued_at AS issuedAt FROM attempts
      WHERE answered_at IS NULL AND issued_at > ?1 ORDER BY issued_at DESC LIMIT ?2`,
      now - inPlayMs,
      maxOpen,
    )
    .toArray()
  return { ...shown, weeks, open }
}
