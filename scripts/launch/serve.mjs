import { createInterface } from "node:readline"
import { Failure } from "./failure.mjs"
import { createOutbox } from "./outbox.mjs"
import { spawnWrangler } from "./wrangler.mjs"

/**
 * @typedef {object} Serving
 * @property {string} url without a slash at its end
 * @property {() => Promise<void>} stop
 * @property {Promise<number>} ended settles with the exit code when the Workers have stopped
 */

/**
 * Runs Workers in one `wrangler dev`; the first config owns the port.
 * @param {object} options
 * @param {readonly string[]} options.configs
 * @param {string} options.state
 * @param {number} options.port 0 for any that is free
 * @param {string} [options.host]
 * @param {Readonly<Record<string, string>>} [options.vars] of the first Worker
 * @param {string} [options.envFile] read in place of `.dev.vars`
 * @param {boolean} [options.quiet] keeps what the Workers log to itself, until they fail to start
 * @returns {Promise<Serving>}
 */
export async function serveWorkers({ configs, state, port, host = "localhost", ...rest }) {
  const args = [
    "dev",
    ...configs.flatMap((config) => ["--config", config]),
    `--ip=${host}`,
    `--port=${port}`,
    `--persist-to=${state}`,
    "--inspector-port=0",
    // Where a mail was put is told at this level and at no other.
    "--log-level=info",
    "--show-interactive-dev-session=false",
    ...Object.entries(rest.vars ?? {}).flatMap(([name, value]) => ["--var", `${name}:${value}`]),
    ...(rest.envFile ? ["--env-file", rest.envFile] : []),
  ]
  const child = spawnWrangler(args, state, ["ignore", "pipe", "pipe", "ipc"])
  const said = listen(child, state, rest.quiet ?? false)
  /** @type {Promise<number>} */
  const ended = new Promise((settle) => child.once("close", (code) => settle(code ?? 0)))
  const address = await Promise.race([readyAddress(child), ended])
  if (typeof address === "number") throw new Failure(`The Workers did not start:\n${said()}`)
  const stop = async () => {
    child.kill("SIGTERM")
    await ended
  }
  return { url: `http://${host}:${address.port}`, stop, ended }
}

/**
 * Hands on what the Workers say but for wrangler's chatter; of mails it tells where they are kept.
 * @param {import("node:child_process").ChildProcess} child
 * @param {string} state
 * @param {boolean} quiet
 */
function listen(child, state, quiet) {
  let tail = ""
  for (const stream of [child.stdout, child.stderr]) {
    if (!stream) continue
    const takeIn = createOutbox(state)
    createInterface({ input: stream, crlfDelay: Infinity }).on("line", (line) => {
      const told = takeIn(line)
      if (told === null) return
      tail = `${tail}${told}\n`.slice(-8_000)
      if (!quiet) process.stderr.write(`${told}\n`)
    })
  }
  return () => tail.trim()
}

/**
 * Wrangler tells its parent when the port answers.
 * @param {import("node:child_process").ChildProcess} child
 * @returns {Promise<{ port: number }>}
 */
function readyAddress(child) {
  return new Promise((settle) => {
    child.on("message", (message) => {
      const event = JSON.parse(String(message))
      if (event.event === "DEV_SERVER_READY") settle({ port: event.port })
    })
  })
}

/**
 * Waits until a page answers without a server error.
 * @param {string} url
 */
export async function untilAnswers(url) {
  const answer = await fetch(url, { headers: { Accept: "text/html" } })
  await answer.arrayBuffer()
  if (answer.status >= 500) throw new Failure(`${url} answers with ${answer.status}.`)
}
