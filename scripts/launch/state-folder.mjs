import { randomUUID } from "node:crypto"
import { once } from "node:events"
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs"
import { connect, createServer } from "node:net"
import { join } from "node:path"
import { codeOf, Failure } from "./failure.mjs"

/** The parts of a state: the referee's rounds, and the database of the reference API. */
/** @typedef {"rounds" | "database"} Part */

/** The timeout, in milliseconds, for the process of a lock. One that listens but does not answer counts as running. */
const answerMs = 5000

/**
 * Creates the folder if it is missing; fails with one sentence if it is not writable.
 * @param {string} state
 */
export function ensureWritable(state) {
  const probe = join(state, `${randomUUID()}.probe`)
  try {
    mkdirSync(state, { recursive: true })
    writeFileSync(probe, "")
    rmSync(probe)
  } catch (error) {
    throw new Failure(
      `The state folder ${state} cannot be written (${codeOf(error)}): set STATE_DIR to another one.`,
    )
  }
}

/**
 * Locks parts of a state until this process ends; fails with one sentence if another process holds one. A lock
 * contains a port on which its holder answers with the lock's id, so that a lock left by a crash is recognised:
 * nothing answers.
 * @param {string} state
 * @param {readonly Part[]} parts
 */
export async function holdState(state, parts) {
  ensureWritable(state)
  const id = randomUUID()
  const port = await answerWith(id)
  for (const part of parts) {
    const lock = join(state, `${part}.lock`)
    await take(lock, { mine: `${port} ${id}`, state })
    process.on("exit", () => {
      if (read(lock) === `${port} ${id}`) rmSync(lock, { force: true })
    })
  }
}

/**
 * @param {string} lock
 * @param {{ mine: string, state: string }} holder
 */
async function take(lock, { mine, state }) {
  while (!createLock(lock, mine)) {
    const theirs = read(lock)
    if (await isHeld(theirs))
      throw new Failure(
        `Another instance uses the state folder ${state}: stop it, or set STATE_DIR to another one.`,
      )
    remove(lock, theirs)
  }
}

/** @param {string} lock @param {string} text @returns whether there was none */
function createLock(lock, text) {
  try {
    writeFileSync(lock, text, { flag: "wx" })
    return true
  } catch (error) {
    if (codeOf(error) === "EEXIST") return false
    throw error
  }
}

/**
 * Removes a lock that no process holds. If another process has just replaced it by its own lock, that lock
 * is restored.
 * @param {string} lock
 * @param {string} stale
 */
function remove(lock, stale) {
  const aside = `${lock}.${randomUUID()}`
  try {
    renameSync(lock, aside)
    if (read(aside) === stale) rmSync(aside)
    else renameSync(aside, lock)
  } catch (error) {
    if (codeOf(error) !== "ENOENT") throw error
  }
}

/** @param {string} lock */
function read(lock) {
  try {
    return readFileSync(lock, "utf8")
  } catch {
    return ""
  }
}

/** @param {string} id @returns {Promise<number>} the port of this process */
async function answerWith(id) {
  const server = createServer((socket) => socket.on("error", () => {}).end(id))
  server.listen(0, "127.0.0.1")
  await once(server, "listening")
  server.unref()
  const address = server.address()
  return typeof address === "object" && address ? address.port : 0
}

/**
 * @param {string} text of a lock
 * @returns {Promise<boolean>}
 */
function isHeld(text) {
  const [, port, id] = /^(\d{1,5}) ([\w-]+)$/.exec(text) ?? []
  if (!port || Number(port) > 65_535) return Promise.resolve(false)
  return new Promise((settle) => {
    let said = ""
    const socket = connect({ port: Number(port), host: "127.0.0.1" })
    socket.setTimeout(answerMs, () => {
      settle(!socket.connecting && said === "")
      socket.destroy()
    })
    socket.on("data", (chunk) => (said += chunk))
    socket.once("end", () => settle(said === id))
    socket.once("error", () => settle(false))
  })
}
