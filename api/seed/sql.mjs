/** @import { Value } from "./types" */

/** The maximum size of a statement in bytes; D1 accepts 100,000. */
const maxBytes = 50_000

/**
 * Inserts the rows with as few statements as possible, since each statement is parsed separately.
 * @param {string} table
 * @param {readonly Readonly<Record<string, Value>>[]} rows
 */
export function insertRows(table, rows) {
  /** @type {string[]} */
  const statements = []
  let head = ""
  /** @type {string[]} */
  let values = []
  let bytes = 0
  const finish = () => {
    if (values.length > 0) statements.push(`${head} ${values.join(", ")};`)
    values = []
    bytes = 0
  }
  for (const row of rows) {
    const value = `(${Object.values(row).map(literal).join(", ")})`
    const headOfRow = `INSERT OR IGNORE INTO ${table} (${Object.keys(row).join(", ")}) VALUES`
    const size = Buffer.byteLength(value)
    if (headOfRow !== head || bytes + size > maxBytes) finish()
    head = headOfRow
    values.push(value)
    bytes += size
  }
  finish()
  return statements
}

/** @param {Value} value */
function literal(value) {
  if (value === null) return "NULL"
  if (typeof value === "number") return String(value)
  return `'${value.normalize("NFC").replaceAll("'", "''")}'`
}
