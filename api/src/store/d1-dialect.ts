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

/** Kysely's dialect for D1. The published one is for an older Kysely and warns in every isolate. */
export const d1Dialect = (database: D1Database): Dialect => ({
  createAdapter: () => new SqliteAdapter(),
  createDriver: () => driver(new D1Connection(database)),
  createIntrospector: (query) => new SqliteIntrospector(query),
  createQueryCompiler: () => new SqliteQueryCompiler(),
})

class D1Connection implements DatabaseConnection {
  readonly #database: D1Database

  constructor(database: D1Database) {
    this.#database = database
  }

  async executeQuery<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
    const statement = this.#database.prepare(sql).bind(...parameters)
    const { results, meta } = await statement.all<Row>()
    return { rows: results, numAffectedRows: BigInt(meta.changes) }
  }

  streamQuery(): never {
    throw new Error("D1 does not stream.")
  }
}

const driver = (connection: DatabaseConnection): Driver => ({
  init: async () => {},
  acquireConnection: async () => connection,
  beginTransaction: noTransactions,
  commitTransaction: noTransactions,
  rollbackTransaction: noTransactions,
  releaseConnection: async () => {},
  destroy: async () => {},
})

async function noTransactions(): Promise<never> {
  throw new Error("D1 has no transactions: use batchWrite.")
}
