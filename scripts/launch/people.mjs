import { readFileSync } from "node:fs"
import { join } from "node:path"
import { root } from "./paths.mjs"

/** @typedef {{ name: string, email: string, role: string, password?: string }} Person */

/** Prints the seed's accounts that have a password, with the password. */
export function printPeople() {
  /** @type {Person[]} */
  const people = JSON.parse(readFileSync(join(root, "api", "seed", "people.json"), "utf8"))
  const open = people.filter(({ password }) => password)
  // Names come last: some are written from right to left and would misalign the columns.
  const rows = open.map(({ email, password = "", role, name }) => [role, email, password, name])
  const widths = [0, 1, 2].map((column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)))
  console.log("You can log in as:")
  for (const row of rows)
    console.log(`  ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join("  ")}`)
  console.log("")
}
