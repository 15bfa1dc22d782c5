import { cpSync, existsSync, mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { buildPages } from "../../scripts/launch/build.mjs"
import { prepareDatabase } from "../../scripts/launch/database.mjs"
import { localContact } from "../../scripts/launch/outbox.mjs"
import { randomSecrets } from "../../scripts/launch/secrets.mjs"
import { serveWorkers, untilAnswers } from "../../scripts/launch/serve.mjs"

/** @typedef {{ url: string, stop: () => Promise<void> }} Running */

const quiet = !process.env["SHOW_LOGS"]

/**
 * A seeded database of its own in a temporary folder, to copy states from.
 * @returns {Promise<{ newState: () => string, remove: () => void }>}
 */
export async function prepareStates() {
  const folder = mkdtempSync(join(tmpdir(), "tahaddi-"))
  const template = join(folder, "template")
  await prepareDatabase(template, "demo")
  let count = 0
  const newState = () => {
    const state = join(folder, `state-${++count}`)
    if (existsSync(template)) cpSync(template, state, { recursive: true })
    return state
  }
  return { newState, remove: () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }) }
}

/**
 * The built product on a free port, with secrets of its own.
 * @param {string} state
 * @param {Readonly<Record<string, string>>} [vars]
 * @returns {Promise<Running>}
 */
export async function startProduct(state, vars = {}) {
  await buildPages()
  const serving = await serveWorkers({
    names: ["app", "api", "referee", "mail"],
    state,
    vars: { CONTACT_TO: localContact, ...randomSecrets(), ...vars },
    quiet,
    ...address,
  })
  await untilAnswers(`${serving.url}/`)
  return serving
}

/**
 * The reference API alone on a free port.
 * @param {string} state
 * @returns {Promise<Running>}
 */
export async function startApi(state) {
  return await serveWorkers({ names: ["api", "mail"], state, quiet, ...address })
}

/** Cookies of a `__Host-` name need https everywhere but here. */
const address = { host: "127.0.0.1", port: 0 }
