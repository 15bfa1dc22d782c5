export interface Tally {
  rowsRead: number
  rowsWritten: number
  queries: string[]
  trips: number
}

const originals = new WeakMap<object, D1PreparedStatement>()

type Database = Pick<D1Database, "prepare" | "batch">
type Batch = D1Database["batch"]

export const measuredDatabase = (database: D1Database, tally: Tally): D1Database =>
  replacing(database, ({ prepare, batch }) => ({
    prepare: (sql: string) => measuredStatement(prepare(sql), sql, tally),
    batch: async <Row>(statements: D1PreparedStatement[]) => {
      const results = await trip(tally, () =>
        batch<Row>(statements.map((one) => originals.get(one) ?? one)),
      )
      for (const { meta } of results) note(tally, meta, "batch")
      return results
    },
  }))

export function replacing(
  database: D1Database,
  replace: (original: Database) => Partial<Database>,
): D1Database {
  const withSession = (at: string) => replaced(database.withSession(at), replace)
  return replaced(database, (original) => ({ ...replace(original), withSession }))
}

function replaced<Original extends Database>(
  original: Original,
  replace: (original: Database) => object,
): Original {
  const batch: Batch = (statements) => original.batch(statements)
  const parts = new Map<unknown, unknown>(
    Object.entries(replace({ prepare: (sql) => original.prepare(sql), batch })),
  )
  return new Proxy(original, {
    get: (target, key) => {
      const value: unknown = parts.get(key) ?? Reflect.get(target, key)
      return typeof value === "function" ? value.bind(target) : value
    },
  })
}

function measuredStatement(
  statement: D1PreparedStatement,
  sql: string,
  tally: Tally,
): D1PreparedStatement {
  const bind = (...values: unknown[]) => measuredStatement(statement.bind(...values), sql, tally)
  const all = async () => {
    const result = await trip(tally, () => statement.all())
    note(tally, result.meta, sql)
    return result
  }
  const measured = new Proxy(statement, {
    get: (target, key) => (key === "bind" ? bind : key === "all" ? all : Reflect.get(target, key)),
  })
  originals.set(measured, statement)
  return measured
}

export async function trip<Result>(tally: Tally, send: () => Promise<Result>): Promise<Result> {
  const number = tally.trips + 1
  const result = await send()
  tally.trips = Math.max(tally.trips, number)
  return result
}

function note(tally: Tally, meta: D1Meta, sql: string): void {
  tally.rowsRead += meta.rows_read
  tally.rowsWritten += meta.rows_written
  tally.queries.push(`${meta.rows_read} ${sql}`)
}
