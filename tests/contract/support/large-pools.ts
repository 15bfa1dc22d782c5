import { env } from "cloudflare:workers"
import type { WireGame } from "#contract/words"
import { keyOf, permute } from "../../../api/src/pool/permutation"
import { addPool, type Member } from "./world"
import { inPlay } from "./players"
import { getRow } from "./sql"

/** A pool with `sizes` English questions of each level, of which `left` are still to be played. */
interface LargePool {
  readonly game: WireGame
  readonly sizes: readonly number[]
  readonly left: readonly number[]
}

/** Fills a pool of chapter 1, of which a player has answered all but the last questions. */
export async function playAlmostAll({ id }: Member, pool: LargePool): Promise<void> {
  const poolId = await addPool({ chapter: 1, game: pool.game })
  for (const [level, size] of pool.sizes.entries()) await fillBucket(poolId, pool.game, level, size)
  const buckets = pool.sizes.map((size, level) => ({ size, level, left: pool.left[level] ?? 0 }))
  const segments = buckets.map(({ size, level, left }) => [`en${level}`, [0, size, size - left]])
  await inPlay(
    id,
    `INSERT INTO cursors (person_id, pool_id, game, subject_id, segments, version)
      VALUES (?, ?, ?, 3, ?, 1)`,
    id,
    poolId,
    pool.game,
    JSON.stringify(Object.fromEntries(segments)),
  )
  for (const { size, level, left } of buckets) {
    const order = keyOf(keyOf(id, poolId), level, 0, 0)
    const unplayed = Array.from({ length: left }, (_, at) => permute(size - 1 - at, size, order))
    const first = await getRow<{ id: number }>(
      "SELECT min(id) AS id FROM questions WHERE pool_id = ? AND level = ?",
      poolId,
      level,
    )
    await inPlay(
      id,
      `WITH RECURSIVE n(i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM n WHERE i < ?4 - 1)
        INSERT INTO attempts (person_id, question_id, pool_id, language, level, is_played, turn_at,
        issued_at, given_answer, is_right, answered_at)
        SELECT ?1, ?5 + i, ?2, 'en', ?3, 1, i, i, 'x', 0, i FROM n
        WHERE i NOT IN (${unplayed.join(", ")})`,
      id,
      poolId,
      level,
      size,
      first?.id ?? 0,
    )
  }
}

const lines: Readonly<Partial<Record<WireGame, readonly string[]>>> = {
  "five hints": ["1", "2", "3", "4", "5"],
  offside: ["1", "2", "3", "4", "5", "6"],
}

async function fillBucket(poolId: number, game: WireGame, level: number, size: number) {
  const answer = game === "offside" ? "'135'" : "'answer ' || i"
  await env.DB.batch([
    env.DB.prepare(
      `WITH RECURSIVE n(i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM n WHERE i < ?1 - 1)
        INSERT INTO questions (pool_id, status, language, level, position, question, lines, answer,
        summary, fingerprint, created_at) SELECT ?2, 'approved', 'en', ?3, i,
        'Which of ' || ?3 || '-' || i || '?', ?4, ${answer}, '', ?2 || '-' || ?3 || '-' || i, 0
        FROM n`,
    ).bind(size, poolId, level, JSON.stringify(lines[game] ?? [])),
    env.DB.prepare(
      "UPDATE pools SET sizes = json_set(sizes, ?, CAST(? AS INTEGER)) WHERE id = ?",
    ).bind(`$.en${level}`, size, poolId),
  ])
}
