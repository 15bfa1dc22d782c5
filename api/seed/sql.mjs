/** @import { Value } from "./types" */

/**
 * One statement a row: D1 bounds the length of a statement, not their number.
 * @param {string} table
 * @param {readonly Readonly<Record<string, Value>>[]} rows
 */
export function insertRows(table, rows) {
  return rows.map((row) => {
    const values = Object.values(row).map(literal).join(", ")
    return `INSERT OR IGNORE INTO ${table} (${Object.keys(row).join(", ")}) VALUES (${values});`
  })
}

/** @param {Value} value */
function literal(value) {
  if (value === null) return "NULL"
  if (typeof value === "number") return String(value)
  return `'${value.normalize("NFC").replaceAll("'", "''")}'`
}
