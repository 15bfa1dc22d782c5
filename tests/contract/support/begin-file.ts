import "./flat-prototypes"
import { applyD1Migrations } from "cloudflare:test"
import { env } from "cloudflare:workers"
import { afterwards, resetSurroundings } from "./api"
import { forgetBoards } from "./boards"
import { forgetPlayers } from "./players"
import { costs } from "./row-costs"

// All files share one worker, because loading the API with its libraries takes longer than most of
// them. Each begins with an empty database and with the shared modules as they were loaded.
await afterwards()
await forgetPlayers()
await forgetBoards()
await dropTables()
await removePictures()
await applyD1Migrations(env.DB, env.MIGRATIONS)
resetSurroundings()
costs.length = 0

/** Those that refer to others first. */
async function dropTables(): Promise<void> {
  const tables = await env.DB.prepare(
    `SELECT name FROM sqlite_master WHERE type = 'table'
      AND substr(name, 1, 7) <> 'sqlite_' AND substr(name, 1, 4) <> '_cf_' ORDER BY rowid DESC`,
  ).all<{ name: string }>()
  const drops = tables.results.map(({ name }) => env.DB.prepare(`DROP TABLE "${name}"`))
  await env.DB.batch([env.DB.prepare("PRAGMA defer_foreign_keys = on"), ...drops])
}

async function removePictures(): Promise<void> {
  const { objects } = await env.IMAGES.list()
  if (objects.length > 0) await env.IMAGES.delete(objects.map(({ key }) => key))
}
