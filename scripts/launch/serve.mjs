import { createInterface } from "node:readline"
import { join } from "node:path"
import { Log, LogLevel, Miniflare } from "miniflare"
import {
  unstable_getMiniflareWorkerOptions as optionsOf,
  unstable_readConfig as readConfig,
} from "wrangler"
import { bundleOf, bundleWorkers } from "./bundle.mjs"
import { Failure } from "./failure.mjs"
import { imagesWorker } from "./images.mjs"
import { keepMail } from "./outbox.mjs"
import { workers } from "./paths.mjs"

/**
 * @typedef {object} Serving
 * @property {string} url without a slash at its end
 * @property {() => Promise<void>} stop
 * @property {() => Promise<void>} runSchedule runs the API's scheduled handler, as Cloudflare's cron would
 */

/** @typedef {import("node:stream").Readable} Readable */
/** @typedef {Readonly<Record<string, string>>} Vars */

/**
 * Runs the bundles that would be deployed in one workerd; the first Worker gets the port.
 * @param {object} options
 * @param {readonly (keyof typeof workers)[]} options.names
 * @param {string} options.state
 * @param {number} options.port 0 for any that is free
 * @param {string} [options.host]
 * @param {Vars} [options.vars] variables and secrets of the first Worker
 * @param {import("./bundle.mjs").Entries} [options.entries]
 * @param {string} [options.timeZone] of all visitors; by default one of Miniflare's
 * @param {boolean} [options.quiet] does not print the Workers' log
 * @param {string} [options.logOneIn] one request in this many is logged, and every failed one
 * @param {(line: string) => void} [options.hear] receives each line that the Workers log
 * @returns {Promise<Serving>}
 */
export async function serveWorkers(options) {
  const { names, state, port, host = "localhost", vars = {}, quiet, logOneIn = "0", hear } = options
  const { entries = {}, timeZone } = options
  await bundleWorkers(names, state, entries)
  const tell = quiet ? () => {} : (/** @type {string} */ line) => console.error(line)
  const miniflare = new Miniflare({
    host,
    port,
    cf: timeZone ? { timezone: timeZone } : false,
    logRequests: false,
    log: new Talk(state, tell),
    handleRuntimeStdio: (/** @type {Readable[]} */ ...streams) => {
      for (const input of streams) {
        const lines = createInterface({ input }).on("line", tell)
        if (hear) lines.on("line", hear)
      }
    },
    defaultPersistRoot: join(state, "v3"),
    workers: [
      ...names.map((name, index) =>
        worker(name, { LOG_ONE_IN: logOneIn, ...(index === 0 ? vars : {}) }, entries[name]),
      ),
      imagesWorker,
    ],
  })
  const address = await miniflare.ready.catch(async (error) => {
    await miniflare.dispose().catch(() => {})
    throw new Failure(`The Workers did not start: ${error.message}`)
  })
  const stop = () => miniflare.dispose()
  const runSchedule = async () => {
    const api = await miniflare.getWorker(workers.api.name)
    await api.scheduled()
  }
  return { url: `http://${host}:${address.port}`, stop, runSchedule }
}

/**
 * A Worker with the bindings of its configuration.
 * @param {keyof typeof workers} name
 * @param {Vars} given variables and secrets, which override those of the configuration
 * @param {string} [entry]
 * @returns {import("miniflare").WorkerOptions}
 */
function worker(name, given, entry) {
  const config = readConfig({ config: workers[name].config })
  const { images, ...options } = optionsOf(config).workerOptions
  return {
    ...options,
    ...(images && { wrappedBindings: { [images.binding]: imagesWorker.name } }),
    name: workers[name].name,
    bindings: { ...config.vars, ...given },
    modules: [{ type: "ESModule", path: bundleOf(name, entry) }],
  }
}

/** A log for Miniflare that prints only mails and errors. */
class Talk extends Log {
  #state
  #tell

  /**
   * @param {string} state
   * @param {(line: string) => void} tell
   */
  constructor(state, tell) {
    super(LogLevel.INFO)
    this.#state = state
    this.#tell = tell
  }

  /**
   * @override
   * @param {LogLevel} level
   * @param {string} message
   */
  logWithLevel(level, message) {
    const told = keepMail(message, this.#state)
    if (told) this.#tell(told)
    else if (level <= LogLevel.WARN) this.#tell(message)
  }
}
