/** What D1 reports as the cost of a query. */
export interface Tally {
  rowsRead: number
  rowsWritten: number
  queries: string[]
  /** Queries that waited for the one before: those that are sent together are one trip. */
  trips: number
}

const originals = new WeakMap<object, D1PreparedStatement>()

/** The same database, which adds up the rows that every query reads and writes. */
export function measuredDatabase(database: D1Database, tally: Tally): D1Database {
  const prepare = (sql: string) => measuredStatement(database.prepare(sql), sql, tally)
  const batch = async (statements: D1PreparedStatement[]) => {
    const results = await trip(tally, () =>
      database.batch(statements.map((one) => originals.get(one) ?? one)),
    )
    for (const { meta } of results) note(tally, meta, "batch")
    return results
  }
  return new Proxy(database, {
    get: (target, key) =>
      key === "prepare" ? prepare : key === "batch" ? batch : Reflect.get(target, key),
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

async function trip<Result>(tally: Tally, send: () => Promise<Result>): Promise<Result> {
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
