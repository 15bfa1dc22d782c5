import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, beforeAll, expect, test } from "vitest"
import { prepareDatabase } from "./database.mjs"
import { workers } from "./paths.mjs"
import { runWrangler } from "./wrangler.mjs"

const state = mkdtempSync(join(tmpdir(), "tahaddi-database-"))
const local = ["DB", "--local", "--config", workers.api.config, "--persist-to", state]
const note = join(state, "v3", "d1", "prepared.json")
beforeAll(() => prepareDatabase(state, "none"), 120_000)
afterAll(() => rmSync(state, { recursive: true, force: true, maxRetries: 5 }))

const execute = async (command: string) =>
  JSON.parse(await runWrangler(["d1", "execute", ...local, "--json", "--command", command], state))

const countPeople = async () => {
  const [{ results }] = await execute("SELECT COUNT(*) AS count FROM people")
  return results[0].count
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
  const players = readdirSync(join(state, "v3", "do", `${workers.api.name}-Player`))
  expect(players.filter((name) => name.endsWith(".sqlite")).length).toBeGreaterThanOrEqual(15)
  await prepareDatabase(state, "none")
  await prepareDatabase(state, "demo")
  expect(await countPeople()).toBe(count)
}, 120_000)

test.each([
  {
    what: "are gone",
    change: () =>
      execute("INSERT INTO d1_migrations (name) VALUES ('0001_of_another_version.sql')"),
  },
  { what: "are not known", change: () => rmSync(note) },
  {
    what: "have another text",
    change: () => {
      const { migrations } = JSON.parse(readFileSync(note, "utf8"))
      const [first] = Object.keys(migrations)
      writeFileSync(note, JSON.stringify({ migrations: { ...migrations, [`${first}`]: "other" } }))
    },
  },
])(
  "data of migrations that $what are set aside, and the database is made anew",
  async (other) => {
    await execute("INSERT INTO grades (id) VALUES (99)")
    writeFileSync(
      note,
      JSON.stringify({ ...JSON.parse(readFileSync(note, "utf8")), done: "before" }),
    )
    await other.change()
    await prepareDatabase(state, "none")
    expect(await countPeople()).toBe(0)
    const [{ results }] = await execute("SELECT id FROM grades")
    expect(results).toEqual([])
    expect(existsSync(join(state, "v3-old", "d1"))).toBe(true)
  },
  120_000,
)

test("a first start that was cut off begins anew", async () => {
  const cut = join(state, "cut")
  mkdirSync(join(cut, "v3", "d1"), { recursive: true })
  await prepareDatabase(cut, "none")
  const cutOff = ["DB", "--local", "--config", workers.api.config, "--persist-to", cut]
  const said = await runWrangler(["d1", "migrations", "list", ...cutOff], cut)
  expect(said).toContain("No migrations to apply")
}, 120_000)
