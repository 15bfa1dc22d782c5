import { Kysely, sql, type Compilable, type RawBuilder } from "kysely"
import { d1Dialect } from "./d1-dialect"
import type { Tables } from "./tables"

export interface Store {
  readonly database: D1Database
  readonly query: Kysely<Tables>
}

export const createStore = (database: D1Database): Store => ({
  database,
  query: new Kysely<Tables>({ dialect: d1Dialect(database) }),
})

/** Runs writes in one batch: all of them or none. Returns how many rows each changed. */
export async function batchWrite(
  { database }: Store,
  writes: readonly Compilable[],
): Promise<readonly number[]> {
  const results = await database.batch(writes.map((write) => prepare(database, write)))
  return results.map(({ meta }) => meta.changes)
}

/** Runs reads in one batch; returns the rows of each. */
export async function batchRead<Row>(
  { database }: Store,
  reads: readonly Compilable<Row>[],
): Promise<readonly (readonly Row[])[]> {
  if (reads.length === 0) return []
  const results = await database.batch<Row>(reads.map((read) => prepare(database, read)))
  return results.map(({ results }) => results)
}

/** Raw SQL for `batchWrite` and `batchRead`. */
export const compiled = <Row>({ query }: Store, written: RawBuilder<Row>): Compilable<Row> => ({
  compile: () => written.compile(query),
})

function prepare(database: D1Database, query: Compilable): D1PreparedStatement {
  const { sql, parameters } = query.compile()
  return database.prepare(sql).bind(...parameters)
}

export async function isAlive({ query }: Store): Promise<boolean> {
  try {
    await sql`SELECT 1`.execute(query)
    return true
  } catch {
    return false
  }
}
