const person = `SELECT id AS person_id, points, play_version AS version, play_version AS published,
  school_id, grade_id, is_hidden FROM people WHERE id = ?`

type Row = Readonly<Record<string, SqlStorageValue>>

export async function copyPerson(
  sql: SqlStorage,
  database: D1Database,
  personId: number,
): Promise<void> {
  const row = await database.prepare(person).bind(personId).first<Row>()
  if (!row) return
  const columns = Object.keys(row)
  const marks = columns.map(() => "?").join(", ")
  sql.exec(`INSERT INTO player (${columns.join(", ")}) VALUES (${marks})`, ...Object.values(row))
}

interface RankedBy {
  readonly grade_id: number | null
  readonly is_hidden: number
}

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

interface PendingChange {
  readonly personId: number
  /** By this time the change has been made, or never will be; in ms since 1970. */
  readonly until: number
}

const key = "changing"

export const putChange = (storage: DurableObjectStorage, change: PendingChange): Promise<void> =>
  storage.put(key, change)

export const getChange = (storage: DurableObjectStorage): Promise<PendingChange | undefined> =>
  storage.get<PendingChange>(key)

export const deleteChange = (storage: DurableObjectStorage): Promise<boolean> => storage.delete(key)
