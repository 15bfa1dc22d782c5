/**
 * Reads what D1 holds of a player: seeded rounds, and what was played before there were objects. The player's
 * object takes it over once, before its first call.
 */
const reads = {
  player: `SELECT id AS person_id, points, play_version AS version, play_version AS published,
    school_id, grade_id, is_hidden,
    (SELECT json_group_object(week, points) FROM (SELECT (credited_at / 86400000 + 3) / 7 AS week,
      sum(credited) AS points FROM attempts WHERE person_id = ?1 AND credited > 0 GROUP BY 1)) AS weeks
    FROM people WHERE id = ?1`,
  cursors: "SELECT * FROM cursors WHERE person_id = ?1",
  attempts: "SELECT *, 1 - is_played AS is_skipped FROM attempts WHERE person_id = ?1",
  // Ordered by time, because the new ids order the record.
  answers: `SELECT person_id, question_id, pool_id, subject_id, answers.given_answer, answers.is_right,
      answers.is_practice, answers.answered_at, set_name, hints
    FROM answers JOIN attempts USING (person_id, question_id)
    WHERE person_id = ?1 ORDER BY answers.answered_at, answers.id`,
} as const

interface RankedBy {
  readonly grade_id: number | null
  readonly is_hidden: number
}

/** Stores what leaderboards depend on, as D1 has it now. Returns whether it has changed. */
export function takeRankedBy(sql: SqlStorage, { grade_id, is_hidden }: RankedBy): boolean {
  sql.exec(
    `INSERT OR IGNORE INTO former_grades SELECT grade_id FROM player
      WHERE grade_id IS NOT NULL AND grade_id IS NOT ?`,
    grade_id,
  )
  const changed = sql.exec(
    `UPDATE player SET grade_id = ?1, is_hidden = ?2
      WHERE grade_id IS NOT ?1 OR is_hidden <> ?2 RETURNING 1`,
    grade_id,
    is_hidden,
  )
  return changed.toArray().length > 0
}

type Row = Readonly<Record<string, SqlStorageValue>>

/** Copies the rows of a player from D1; none where there is no such person. */
export async function takeOver(
  storage: DurableObjectStorage,
  database: D1Database,
  personId: number,
): Promise<void> {
  const tables = Object.keys(reads)
  const found = await database.batch<Row>(
    Object.values(reads).map((read) => database.prepare(read).bind(personId)),
  )
  storage.transactionSync(() => {
    for (const [at, { results }] of found.entries())
      for (const row of results) insertRow(storage.sql, tables[at] ?? "", row)
  })
}

function insertRow(sql: SqlStorage, table: string, row: Row): void {
  const columns = Object.keys(row)
  const marks = columns.map(() => "?").join(", ")
  sql.exec(`INSERT INTO ${table} (${columns.join(", ")}) VALUES (${marks})`, ...Object.values(row))
}
