import { applyD1Migrations } from "cloudflare:test"
import { env } from "cloudflare:workers"
import { insertRows } from "../../../api/seed/sql.mjs"
import type { Value } from "../../../api/seed/types"
import { getRows } from "./sql"

let restoring: readonly string[] | undefined

/** The migrations run once; afterwards the tables are emptied, which takes a tenth of the time. */
export async function emptyDatabase(): Promise<void> {
  if (restoring) return void (await env.DB.batch(restoring.map((sql) => env.DB.prepare(sql))))
  await applyD1Migrations(env.DB, env.MIGRATIONS)
  restoring = await statementsToRestore()
}

/** The table in which SQLite counts ids; it writes it itself, with the rows. */
const counters = "sqlite_sequence"

async function statementsToRestore(): Promise<readonly string[]> {
  const all = await getRows<Record<"type" | "name" | "sql", string>>(
    `SELECT type, name, sql FROM sqlite_master WHERE type IN ('table', 'trigger')
      AND substr(name, 1, 4) <> '_cf_' ORDER BY rowid`,
  )
  const tables = all.filter(({ type }) => type === "table").map(({ name }) => name)
  const triggers = all.filter(({ type }) => type === "trigger")
  const rows = tables
    .filter((name) => name !== counters)
    .map(async (name) =>
      insertRows(name, await getRows<Record<string, Value>>(`SELECT * FROM "${name}"`)),
    )
  return [
    "PRAGMA defer_foreign_keys = on",
    ...triggers.map(({ name }) => `DROP TRIGGER "${name}"`),
    ...tables.toReversed().map((name) => `DELETE FROM "${name}"`),
    ...(await Promise.all(rows)).flat(),
    ...triggers.map(({ sql }) => sql),
  ]
}
