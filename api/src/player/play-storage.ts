import { Kysely, type Compilable, type CompiledQuery, type QueryResult } from "kysely"
import { dialectOver } from "../db/dialect"
import { kept } from "#contract/kept"
import type { RowCount } from "../db/object-storage"
import type { PlayStore, Ran } from "../db/store"
import type { PlayTables } from "../db/player-tables"

interface WatchedStorage {
  readonly version: () => number
  /** Called in the transaction of a batch that wrote, with the version before it. */
  readonly afterWrite: (before: number) => void
}

export function openPlay(
  storage: DurableObjectStorage,
  rows: RowCount,
  { version, afterWrite }: WatchedStorage = { version: () => 0, afterWrite: () => {} },
): PlayStore {
  const run = <Row>(query: CompiledQuery): Ran<Row> => {
    const cursor = storage.sql.exec(query.sql, ...query.parameters)
    const found = toRows<Row>(cursor)
    rows.read += cursor.rowsRead
    rows.written += cursor.rowsWritten
    if (cursor.rowsWritten === 0) return { rows: found, changes: 0 }
    const [changed] = storage.sql.exec<{ n: number }>("SELECT changes() AS n").toArray()
    return { rows: found, changes: changed?.n ?? 0 }
  }
  const runAll = <Row>(queries: readonly Compilable<Row>[]) => {
    const all = queries.map((query) => query.compile())
    if (all.every(isRead)) return all.map((query) => run<Row>(query))
    return storage.transactionSync(() => {
      const before = version()
      const ran = all.map((query) => run<Row>(query))
      if (ran.some(({ changes }) => changes > 0)) afterWrite(before)
      return ran
    })
  }
  const runOne = async <Row>(query: CompiledQuery): Promise<QueryResult<Row>> => {
    const [ran] = runAll<Row>([{ compile: () => query }])
    return { rows: [...(ran?.rows ?? [])], numAffectedRows: BigInt(ran?.changes ?? 0) }
  }
  return {
    query: new Kysely<PlayTables>({ dialect: dialectOver(runOne) }),
    batch: async (queries) => runAll(queries),
  }
}

const isRead = ({ sql }: CompiledQuery) => /^\s*select\b/i.test(sql)

export type PlayTableRows = Readonly<Record<string, readonly Record<string, SqlStorageValue>[]>>

export const readPlayTables = (sql: SqlStorage): PlayTableRows =>
  Object.fromEntries(
    kept
      .flatMap(({ player = [] }) => player)
      .map((table) => [
        table,
        sql.exec(`SELECT * FROM ${table === "answer_lists" ? "answers" : table}`).toArray(),
      ]),
  )

/** The rows of a query have the type that its text declares; nothing checks it. */
function toRows<Row>(cursor: SqlStorageCursor<Record<string, SqlStorageValue>>): readonly Row[]
function toRows(cursor: SqlStorageCursor<Record<string, SqlStorageValue>>): unknown {
  return cursor.toArray()
}

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
