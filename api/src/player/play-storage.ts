import { Kysely, type Compilable, type CompiledQuery, type QueryResult } from "kysely"
import { dialectOver } from "../db/dialect"
import { kept } from "#contract/kept"
import type { RowCount } from "../db/object-storage"
import type { PlayStore, Ran } from "../db/store"
import type { PlayTables } from "../db/player-tables"

interface Watched {
  readonly version: () => number
  /** Called in the transaction of a batch that wrote, with the version before it. */
  readonly afterWrite: (before: number) => void
}

export function openPlay(
  storage: DurableObjectStorage,
  rows: RowCount,
  { version, afterWrite }: Watched,
): PlayStore {
  const run = <Row>(query: CompiledQuery): Ran<Row> => {
    const cursor = storage.sql.exec(query.sql, ...query.parameters)
    const found = toRows<Row>(cursor)
    rows.read += cursor.rowsRead
    rows.written += cursor.rowsWritten
    const [changed] = storage.sql.exec<{ n: number }>("SELECT changes() AS n").toArray()
    return { rows: found, changes: cursor.rowsWritten > 0 ? (changed?.n ?? 0) : 0 }
  }
  const runAll = <Row>(queries: readonly Compilable<Row>[]) =>
    storage.transactionSync(() => {
      const all = queries.map((query) => query.compile())
      const before = all.every(isRead) ? 0 : version()
      const ran = all.map((query) => run<Row>(query))
      if (ran.some(({ changes }) => changes > 0)) afterWrite(before)
      return ran
    })
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
