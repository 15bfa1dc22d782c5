import {
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
} from "kysely"

type Run = <Row>(query: CompiledQuery) => Promise<QueryResult<Row>>

/**
 * Kysely's dialect for D1 and for the SQLite of a Durable Object. The published one is for an older Kysely
 * and warns in every isolate.
 */
export const dialectOver = (run: Run): Dialect => ({
  createAdapter: () => new SqliteAdapter(),
  createDriver: () => driver({ executeQuery: run, streamQuery: noStreams }),
  createIntrospector: (query) => new SqliteIntrospector(query),
  createQueryCompiler: () => new SqliteQueryCompiler(),
})

const driver = (connection: DatabaseConnection): Driver => ({
  init: async () => {},
  acquireConnection: async () => connection,
  beginTransaction: noTransactions,
  commitTransaction: noTransactions,
  rollbackTransaction: noTransactions,
  releaseConnection: async () => {},
  destroy: async () => {},
})

function noStreams(): never {
  throw new Error("This database does not stream.")
}

async function noTransactions(): Promise<never> {
  throw new Error("This database has no transactions: use batchWrite.")
}
