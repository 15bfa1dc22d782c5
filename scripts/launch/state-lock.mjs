import { randomUUID } from "node:crypto"
import { once } from "node:events"
import { readFileSync, renameSync, rmSync, writeFileSync } from "node:fs"
import { connect, createServer } from "node:net"
import { join } from "node:path"
import { codeOf, Failure } from "./failure.mjs"
import { ensureWritable } from "./state-folder.mjs"

/** The parts of a state: the referee's rounds, and the database of the reference API. */
/** @typedef {"rounds" | "database"} Part */
/** @typedef {(request: string) => Promise<string>} Answer to a request of another process of this user */

/** The timeout, in milliseconds, for the process of a lock. One that listens but does not answer counts as running. */
const answerMs = 5000

/**
 * Locks parts of a state until this process ends; fails with one sentence if another process holds one. A lock
 * contains a port on which its holder answers with the lock's id, so that a lock left by a crash is recognised:
 * nothing answers. Who knows the id, since it can read the lock, may ask more ({@link askHolder}).
 * @param {string} state
 * @param {readonly Part[]} parts
 * @param {Answer} [answer]
 */
export async function holdState(state, parts, answer = async () => "") {
  ensureWritable(state)
  const id = randomUUID()
  const port = await answerWith(id, answer)
  for (const part of parts) {
    const lock = lockOf(state, part)
    await take(lock, { mine: `${port} ${id}`, state })
    process.on("exit", () => {
      if (read(lock) === `${port} ${id}`) rmSync(lock, { force: true })
    })
  }
}

/**
 * Sends a request to the process that holds a part of a state.
 * @param {string} state
 * @param {Part} part
 * @param {string} request
 * @returns {Promise<string | null>} its answer, `null` if no process holds the part
 */
export async function askHolder(state, part, request) {
  const lock = holderOf(read(lockOf(state, part)))
  if (!lock || !(await isHeld(lock))) return null
  return exchange(lock.port, `${lock.id} ${request}`)
}

/** @param {string} state @param {Part} part */
const lockOf = (state, part) => join(state, `${part}.lock`)

/**
 * @param {string} lock
 * @param {{ mine: string, state: string }} holder
 */
async function take(lock, { mine, state }) {
  while (!createLock(lock, mine)) {
    const theirs = read(lock)
    const holder = holderOf(theirs)
    if (holder && (await isHeld(holder)))
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

/** @typedef {{ port: number, id: string }} Holder */

/** @param {string} text of a lock @returns {Holder | null} */
function holderOf(text) {
  const [, port, id = ""] = /^(\d{1,5}) ([\w-]+)$/.exec(text) ?? []
  return port && Number(port) <= 65_535 ? { port: Number(port), id } : null
}

/**
 * Answers whoever connects: a request that begins with the id by `answer`, any other with the id.
 * @param {string} id
 * @param {Answer} answer
 * @returns {Promise<number>} the port of this process
 */
async function answerWith(id, answer) {
  const server = createServer({ allowHalfOpen: true }, (socket) => {
    let request = ""
    socket.on("error", () => {})
    socket.on("data", (chunk) => (request += chunk))
    socket.once("end", async () => {
      const [asked, ...words] = request.split(" ")
      socket.end(asked === id ? await answer(words.join(" ")) : id)
    })
  })
  server.listen(0, "127.0.0.1")
  await once(server, "listening")
  server.unref()
  const address = server.address()
  return typeof address === "object" && address ? address.port : 0
}

/** @param {Holder} holder */
const isHeld = async ({ port, id }) => (await exchange(port, "", id)) === id

/**
 * @param {number} port
 * @param {string} request
 * @param {string} [silence] what a process that listens but does not answer in time is taken to say; without it, there
 * is no limit of time
 * @returns {Promise<string | null>} what was answered; `null` if nothing listens
 */
function exchange(port, request, silence) {
  return new Promise((settle) => {
    let said = ""
    const socket = connect({ port, host: "127.0.0.1" })
    if (silence !== undefined)
      socket.setTimeout(answerMs, () => {
        settle(socket.connecting ? null : said || silence)
        socket.destroy()
      })
    socket.on("data", (chunk) => (said += chunk))
    socket.once("end", () => settle(said))
    socket.once("error", () => settle(null))
    socket.end(request)
  })
}
