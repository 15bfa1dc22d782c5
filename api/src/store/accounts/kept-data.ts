import { sql } from "kysely"
import { kept } from "#contract/kept"
import type { KeptData } from "#contract/accounts/kept-data"
import { batchRead, compiled, type Store } from "../../db/store"

export type KeptTable = KeptData["kept"][number]
export type KeptRow = Readonly<Record<string, unknown>>

const places = kept.flatMap(({ kind, database = [] }) =>
  database.map((place) => {
    const [table = "", column = ""] = place.split(".")
    return { kind, table, column }
  }),
)

/** A hash, which leads to nobody, and how far a timed run has come. */
const unreadable = new Set(["account_attempts", "author_mail_days"])
const readable = places.filter(({ table }) => !unreadable.has(table))

const columnsOfPeople = new Set(places.map(({ table, column }) => `${table}.${column}`))
const isLeftOut = (column: string) =>
  column === "person_id" || /(?:^|_)(?:hash|key|token)$/.test(column)

export async function readKeptRows(store: Store, personId: number): Promise<readonly KeptTable[]> {
  const reads = readable.map(({ table, column }) =>
    compiled<KeptRow>(
      store,
      sql`SELECT * FROM ${sql.table(table)} WHERE ${sql.ref(column)} = ${personId}`,
    ),
  )
  const found = await batchRead(store, reads)
  return readable.map(({ kind, table }, at) => toKeptTable(kind, table, found[at] ?? []))
}

/** Times in ms since 1970 become readable; hashes and the ids of people are left out. */
export function toKeptTable(kind: string, table: string, rows: readonly KeptRow[]): KeptTable {
  const columns = Object.keys(rows[0] ?? {}).filter(
    (column) =>
      !isLeftOut(column) && (column === "id" || !columnsOfPeople.has(`${table}.${column}`)),
  )
  return {
    kind,
    table,
    columns,
    rows: rows.map((row) => columns.map((column) => toCell(column, row[column]))),
  }
}

function toCell(column: string, value: unknown): string | number | null {
  if (typeof value === "number")
    return /(?:^|_)(?:at|until)$/.test(column) && value > 0 ? new Date(value).toISOString() : value
  return typeof value === "string" ? value : null
}
