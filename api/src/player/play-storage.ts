import { Kysely, type Compilable, type CompiledQuery, type QueryResult } from "kysely"
import { dialectOver } from "../store/dialect"
import type { RowCount } from "../store/object-storage"
import type { PlayStore, Ran } from "../store/store"
import type { PlayTables } from "../store/tables"

/** What a player has played, in the SQLite of a Durable Object. `afterWrite` runs in the same transaction. */
export function openPlay(
  storage: DurableObjectStorage,
  rows: RowCount,
  afterWrite: () => void,
): PlayStore {
  const run = <Row>(query: CompiledQuery): Ran<Row> => {
    const cursor = storage.sql.exec(query.sql, ...query.parameters)
    const found = rowsOf<Row>(cursor)
    rows.read += cursor.rowsRead
    rows.written += cursor.rowsWritten
    const [changed] = storage.sql.exec<{ n: number }>("SELECT changes() AS n").toArray()
    return { rows: found, changes: cursor.rowsWritten > 0 ? (changed?.n ?? 0) : 0 }
  }
  const runAll = <Row>(queries: readonly Compilable<Row>[]) =>
    storage.transactionSync(() => {
      const ran = queries.map((query) => run<Row>(query.compile()))
      if (ran.some(({ changes }) => changes > 0)) afterWrite()
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

/** What a query returns is what its text says. */
function rowsOf<Row>(cursor: SqlStorageCursor<Record<string, SqlStorageValue>>): readonly Row[]
function rowsOf(cursor: SqlStorageCursor<Record<string, SqlStorageValue>>): unknown {
  return cursor.toArray()
}
