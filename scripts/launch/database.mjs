import { createHash } from "node:crypto"
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs"
import { join } from "node:path"
import { fingerprint } from "./build.mjs"
import { Failure } from "./failure.mjs"
import { root, workers } from "./paths.mjs"
import { runNode } from "./program.mjs"
import { runWrangler } from "./wrangler.mjs"

/** @typedef {"demo" | "none"} Seed */

/** @returns {Seed} what `SEED` asks for */
export function seedToUse() {
  const asked = process.env["SEED"] || "demo"
  if (asked === "demo" || asked === "none") return asked
  throw new Failure(`SEED must be demo or none, not "${asked}".`)
}

const migrations = join(root, "api", "migrations")

/**
 * Migrates the local D1 and seeds it while it is empty. A file beside the data records what was done, so
 * that a restart does not query the database.
 * @param {string} state
 * @param {Seed} seed
 * @param {readonly string[]} [more] statements that follow the seed
 */
export async function prepareDatabase(state, seed, more = []) {
  const note = join(state, "v3", "d1", "prepared.json")
  const done = `${fingerprint([workers.api.config, migrations])} ${seed}`
  const before = existsSync(note) ? JSON.parse(readFileSync(note, "utf8")) : null
  if (before?.done === done) return
  console.log("Preparing the database…")
  if (await isNew(state, before?.migrations))
    await execute([...schema(), ...(seed === "demo" ? await plant(state, more) : [])], state)
  else {
    await runWrangler(["d1", "migrations", "apply", ...local(state)], state)
    if (seed === "demo" && (await isEmpty(state))) await execute(await plant(state, more), state)
  }
  // A note that was cut off would stop every start after it.
  writeFileSync(`${note}.new`, JSON.stringify({ done, migrations: migrationHashes() }))
  renameSync(`${note}.new`, note)
}

/** @param {string} state */
const local = (state) => ["DB", "--local", "--config", workers.api.config, "--persist-to", state]

/**
 * All migrations, and the table in which wrangler records them as applied. Wrangler itself would start workerd once
 * for each migration, which takes 15 s instead of 2.
 */
const schema = () => [
  `CREATE TABLE d1_migrations (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    name TEXT UNIQUE,
    applied_at TIMESTAMP DEFAULT CURRENT_TIMESTAMP NOT NULL
  );`,
  ...migrationNames().flatMap((name) => [
    readFileSync(join(migrations, name), "utf8"),
    `INSERT INTO d1_migrations (name) VALUES ('${name}');`,
  ]),
]

/** The names of all migrations, in their order. */
const migrationNames = () =>
  readdirSync(migrations)
    .filter((name) => name.endsWith(".sql"))
    .toSorted()

const migrationHashes = () =>
  Object.fromEntries(
    migrationNames().map((name) => [
      name,
      createHash("sha256")
        .update(readFileSync(join(migrations, name)))
        .digest("hex"),
    ]),
  )

/**
 * Whether there are no tables to migrate. Data that were made by migrations which are gone or were changed since are set
 * aside, because nothing can migrate them.
 * @param {string} state
 * @param {Record<string, string>} [before] the hashes of the migrations that made the data, if they are known
 */
async function isNew(state, before) {
  if (!existsSync(join(state, "v3", "d1"))) return true
  const applied = await appliedIn(state)
  // A first start was cut off.
  if (applied === null) return true
  const now = migrationHashes()
  const isKnown = (/** @type {string} */ name) =>
    before !== undefined && name in now && (before[name] ?? now[name]) === now[name]
  if (applied.every(({ name }) => isKnown(String(name)))) return false
  const old = join(state, "v3-old")
  rmSync(old, { recursive: true, force: true, maxRetries: 5 })
  renameSync(join(state, "v3"), old)
  console.log(
    `The data in ${state} are of another version, whose tables this one does not have: they are now in ${old}, and the database is made anew.`,
  )
  return true
}

/** @param {string} state @returns its migrations, `null` if there is no table of them */
async function appliedIn(state) {
  try {
    return await rowsOf("SELECT name FROM d1_migrations", state)
  } catch (error) {
    if (String(error).includes("no such table")) return null
    throw error
  }
}

/** @param {string} state */
async function isEmpty(state) {
  const people = await rowsOf("SELECT 1 FROM people LIMIT 1", state)
  return people.length === 0
}

/**
 * @param {string} query
 * @param {string} state
 * @returns {Promise<readonly Readonly<Record<string, unknown>>[]>}
 */
async function rowsOf(query, state) {
  const args = ["d1", "execute", ...local(state), "--json", "--command", query]
  const [{ results }] = JSON.parse(await runWrangler(args, state))
  return results
}

/**
 * Stores the rounds of the seed, and returns the statements for the database. They come second, because a database that
 * has people is not seeded again.
 * @param {string} state
 * @param {readonly string[]} more
 */
async function plant(state, more) {
  const file = join(state, "seed.json")
  mkdirSync(state, { recursive: true })
  const { code, said } = await runNode([join(root, "api", "seed", "compile.mjs"), file])
  if (code !== 0) throw new Failure(`The seed does not compile:\n${said}`)
  /** @type {import("../../api/seed/types").CompiledSeed} */
  const { database, players } = JSON.parse(readFileSync(file, "utf8"))
  rmSync(file)
  const { seedPlayers } = await import("./seed-players.mjs")
  await seedPlayers(state, players)
  return [database, ...more]
}

/**
 * Executes all statements, or none.
 * @param {readonly string[]} statements
 * @param {string} state
 */
async function execute(statements, state) {
  const file = join(state, "statements.sql")
  mkdirSync(state, { recursive: true })
  writeFileSync(file, statements.join("\n"))
  await runWrangler(["d1", "execute", ...local(state), "--file", file], state)
  rmSync(file)
}
