import { createInterface } from "node:readline"
import { Failure } from "./failure.mjs"
import { endWithUs } from "./guard.mjs"
import { createMailReader } from "./outbox.mjs"
import { spawnWrangler } from "./wrangler.mjs"

/**
 * Runs Workers in one `wrangler dev`, which rebuilds them on each change of a source.
 * @param {readonly string[]} configs the first one gets the port
 * @param {string} state
 * @returns {Promise<{ child: import("node:child_process").ChildProcess, ended: Promise<void> }>}
 */
export async function watchWorkers(configs, state) {
  const args = [
    "dev",
    ...configs.flatMap((config) => ["--config", config]),
    "--port=0",
    `--persist-to=${state}`,
    "--inspector-port=0",
    // Wrangler logs the path of a mail at this level only.
    "--log-level=info",
    "--show-interactive-dev-session=false",
  ]
  const child = spawnWrangler(args, state, ["ignore", "pipe", "pipe", "ipc"])
  handOn(child, state)
  /** @type {Promise<void>} */
  const ended = new Promise((settle) => child.once("close", () => settle()))
  endWithUs(child)
  const isReady = await Promise.race([untilReady(child), ended.then(() => false)])
  if (!isReady) throw new Failure("The Workers did not start.")
  return { child, ended }
}

/**
 * Prints the Workers' output without wrangler's own messages, and the paths of stored mails.
 * @param {import("node:child_process").ChildProcess} child
 * @param {string} state
 */
function handOn(child, state) {
  for (const stream of [child.stdout, child.stderr]) {
    if (!stream) continue
    const takeIn = createMailReader(state)
    createInterface({ input: stream, crlfDelay: Infinity }).on("line", (line) => {
      const told = takeIn(line)
      if (told !== null) process.stderr.write(`${told}\n`)
    })
  }
}

/**
 * Wrangler sends its parent process a message when the port answers.
 * @param {import("node:child_process").ChildProcess} child
 * @returns {Promise<boolean>}
 */
function untilReady(child) {
  return new Promise((settle) => {
    child.on("message", (message) => {
      const event = JSON.parse(String(message))
      if (event.event === "DEV_SERVER_READY") settle(true)
    })
  })
}
