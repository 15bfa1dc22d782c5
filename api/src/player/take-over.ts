/**
 * What D1 holds of a player who has no object yet: seeded rounds, and what was played before there were
 * objects. The object of the player takes it over once, before its first call.
 */
const reads = {
  player: `SELECT id AS person_id, points, play_version AS version, play_version AS published
    FROM people WHERE id = ?1`,
  weeks: `SELECT CAST(substr(board, 6) AS INTEGER) AS week, points FROM standings
    WHERE person_id = ?1 AND board LIKE 'week:%'`,
  cursors: "SELECT * FROM cursors WHERE person_id = ?1",
  attempts: "SELECT * FROM attempts WHERE person_id = ?1",
  // Their ids follow their times: the record is ordered by them.
  answers: `SELECT person_id, question_id, pool_id, subject_id, answers.given_answer, answers.is_right,
      answers.is_practice, answers.answered_at, set_name, hints
    FROM answers JOIN attempts USING (person_id, question_id)
    WHERE person_id = ?1 ORDER BY answers.answered_at, answers.id`,
} as const

type Row = Readonly<Record<string, SqlStorageValue>>

/** Nothing where there is no such person. */
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
