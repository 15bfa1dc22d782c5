import { sql } from "kysely"
import { roundMs } from "#game/rounds/round-base"
import { assignOpenRounds, writeOpenRounds, type OpenRound } from "../../store/play/open-rounds"
import { answers } from "./answers"
import { ranking } from "./ranking"
import type { Topic } from "./topic"
import { work } from "./work"

const openRounds: Topic<OpenRound> = {
  name: "open rounds",
  isKept: false,
  read: ({ sql, now, player: { version } }) => ({ version, rows: readOpenRounds(sql, now) }),
  write: writeOpenRounds,
  assign: assignOpenRounds,
}

/** The maximum number of questions, the newest first; a pupil plays one round at a time. */
const maxOpen = 50

/**
 * The unanswered questions of the last draw in each pool, of works and packs, and skipped ones, within a day. Practice is left
 * out, because it earns nothing.
 */
function readOpenRounds(sql: SqlStorage, now: number): readonly OpenRound[] {
  const issued = sql
    .exec<{ id: number; pool: number; issuedAt: number }>(
      `SELECT question_id AS id, pool_id AS pool, issued_at AS issuedAt FROM (
          SELECT cursors.person_id AS player, value AS drawn FROM cursors, json_each(cursors.drawn)
            WHERE drawn_at > ?1
          UNION SELECT person_id, question_id FROM attempts
            WHERE is_skipped = 1 AND is_played = 0 AND turn_at > ?1
          UNION SELECT person_id, value FROM player CROSS JOIN work_rounds
            CROSS JOIN json_each(work_rounds.questions)
            WHERE work_rounds.answered_at IS NULL AND work_rounds.issued_at > ?1
          UNION SELECT person_id, value FROM player CROSS JOIN packs
            CROSS JOIN json_each(packs.questions) WHERE is_open = 1 AND taken_at > ?1)
        CROSS JOIN attempts ON person_id = player AND question_id = drawn
        WHERE is_practice = 0 AND answered_at IS NULL AND issued_at > ?1
        ORDER BY issued_at DESC LIMIT ?2`,
      now - roundMs,
      maxOpen,
    )
    .toArray()
  const pools = new Map<number, OpenRound>()
  for (const { id, pool, issuedAt } of issued) {
    const round = pools.get(pool) ?? { pool, issuedAt, questions: [] }
    pools.set(pool, { ...round, questions: [...round.questions, id].toSorted(byNumber) })
  }
  return [...pools.values()]
}

const byNumber = (one: number, other: number) => one - other

const points: Topic<number> = {
  name: "points",
  isKept: false,
  read: ({ player: { version, points: total } }) => ({ version, rows: [total] }),
  assign: ([total = 0]) => [sql`points = ${total}`],
}

export const topics: readonly Topic<unknown>[] = [ranking, answers, openRounds, work, points]
