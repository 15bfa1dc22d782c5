import { appendFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
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

/**
 * Migrates the local D1 and seeds it while it is empty. A file beside the data records what was done, so
 * that a restart need not query the database.
 * @param {string} state
 * @param {Seed} seed
 * @param {readonly string[]} [more] statements that follow the seed
 */
export async function prepareDatabase(state, seed, more = []) {
  const note = join(state, "v3", "d1", "prepared.txt")
  const done = `${fingerprint([workers.api.config, join(root, "api", "migrations")])} ${seed}`
  if (existsSync(note) && readFileSync(note, "utf8") === done) return
  console.log("Preparing the database…")
  const local = ["DB", "--local", "--config", workers.api.config, "--persist-to", state]
  const isNew = !existsSync(join(state, "v3", "d1"))
  await runWrangler(["d1", "migrations", "apply", ...local], state)
  if (seed === "demo" && (isNew || (await isEmpty(local, state))))
    await seedDatabase(local, state, more)
  writeFileSync(note, done)
}

/**
 * @param {readonly string[]} local
 * @param {string} state
 */
async function isEmpty(local, state) {
  const query = "SELECT COUNT(*) AS count FROM (SELECT 1 FROM people LIMIT 1)"
  const answer = await runWrangler(["d1", "execute", ...local, "--json", "--command", query], state)
  const [result] = JSON.parse(answer)
  return result.results[0].count === 0
}

/**
 * @param {readonly string[]} local
 * @param {string} state
 * @param {readonly string[]} more
 */
async function seedDatabase(local, state, more) {
  const file = join(state, "seed.sql")
  mkdirSync(state, { recursive: true })
  const compile = join(root, "api", "seed", "compile.mjs")
  const { code, said } = await runNode([compile, file])
  if (code !== 0) throw new Failure(`The seed does not compile:\n${said}`)
  appendFileSync(file, more.join("\n"))
  await runWrangler(["d1", "execute", ...local, "--file", file], state)
  rmSync(file)
}
