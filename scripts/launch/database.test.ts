import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, beforeAll, expect, test } from "vitest"
import { prepareDatabase } from "./database.mjs"
import { workers } from "./paths.mjs"
import { runWrangler } from "./wrangler.mjs"

const state = mkdtempSync(join(tmpdir(), "tahaddi-database-"))
const local = ["DB", "--local", "--config", workers.api.config, "--persist-to", state]
beforeAll(() => prepareDatabase(state, "none"), 60_000)
afterAll(() => rmSync(state, { recursive: true, force: true, maxRetries: 5 }))

const countPeople = async () => {
  const command = "SELECT COUNT(*) AS count FROM people"
  const answer = await runWrangler(
    ["d1", "execute", ...local, "--json", "--command", command],
    state,
  )
  return JSON.parse(answer)[0].results[0].count
}

test("wrangler finds every migration of a new database applied", async () => {
  const said = await runWrangler(["d1", "migrations", "list", ...local], state)
  expect(said).toContain("No migrations to apply")
}, 30_000)

test("an empty database can be seeded later, and is seeded once", async () => {
  expect(await countPeople()).toBe(0)
  await prepareDatabase(state, "demo")
  const count = await countPeople()
  expect(count).toBeGreaterThan(3)
  await prepareDatabase(state, "none")
  await prepareDatabase(state, "demo")
  expect(await countPeople()).toBe(count)
}, 60_000)
