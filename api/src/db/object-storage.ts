export interface RowCount {
  read: number
  written: number
}

/** Runs a statement on the tables of an object and returns its rows; their type has to fit the statement. */
export type RunStatement = <Row extends Record<string, SqlStorageValue>>(
  query: string,
  ...values: readonly SqlStorageValue[]
) => readonly Row[]

export const openRun =
  (sql: SqlStorage, rows: RowCount): RunStatement =>
  <Row extends Record<string, SqlStorageValue>>(
    query: string,
    ...values: readonly SqlStorageValue[]
  ) => {
    const cursor = sql.exec<Row>(query, ...values)
    const found = cursor.toArray()
    rows.read += cursor.rowsRead
    rows.written += cursor.rowsWritten
    return found
  }
