import { appendFileSync, cpSync, existsSync, mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { buildPages } from "../../scripts/launch/build.mjs"
import { prepareDatabase } from "../../scripts/launch/database.mjs"
import { localContact } from "../../scripts/launch/outbox.mjs"
import { randomSecrets } from "../../scripts/launch/secrets.mjs"
import { checkAnswer } from "../../scripts/launch/check-answer.mjs"
import { serveWorkers } from "../../scripts/launch/serve.mjs"
import { areHashesQuick, quickApi } from "./quick-hashes.mjs"
import { readyPeople } from "./ready-people.mjs"

/** @typedef {Readonly<Record<string, string>>} Vars */

const quiet = !process.env["SHOW_LOGS"]

const logging = () => {
  const file = process.env["TAHADDI_LOG"]
  return {
    logOneIn: "1",
    hear: (/** @type {string} */ line) => void (file && appendFileSync(file, `${line}\n`)),
  }
}

const entries = () => (areHashesQuick() ? quickApi() : {})

const hourMs = 60 * 60 * 1000

/** A fault affects only its own call; lists are cached for the whole run, so that no expired one causes a call. */
export const forgetful = {
  UPSTREAM_LIMITS: JSON.stringify({ windowMs: 0, someForMs: 0, noneForMs: 0, listsForMs: hourMs }),
}

/** @param {string} template the folder to fill */
export const prepareTemplate = (template) => prepareDatabase(template, "demo", readyPeople())

/** A seeded database, from which states are copied; in `taken` tests record which prepared pupils they use. */
export async function prepareStates() {
  const folder = mkdtempSync(join(tmpdir(), "tahaddi-"))
  const ofRun = process.env["TAHADDI_TEMPLATE"]
  const template = ofRun && existsSync(ofRun) ? ofRun : join(folder, "template")
  if (template !== ofRun) await prepareTemplate(template)
  let count = 0
  const newState = () => {
    const state = join(folder, `state-${++count}`)
    cpSync(template, state, { recursive: true })
    return state
  }
  return {
    newState,
    taken: join(folder, "taken"),
    remove: () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }),
  }
}

/** Tells the processes of the tests what they need to start signed in. */
export async function prepareRun() {
  const [states, secrets] = [await prepareStates(), randomSecrets()]
  process.env["TAHADDI_SECRETS"] = secrets["SESSION_SECRETS"]
  process.env["TAHADDI_TAKEN"] = states.taken
  return { states, secrets }
}

/** @param {string} state @param {Vars} [vars] */
export async function startProduct(state, vars = {}) {
  await buildPages()
  const serving = await serveWorkers({
    names: ["app", "api", "referee", "mail"],
    state,
    vars: { CONTACT_TO: localContact, ...randomSecrets(), ...vars },
    entries: entries(),
    quiet,
    ...logging(),
    ...address,
  })
  await checkAnswer(`${serving.url}/`)
  return serving
}

/** The product on a state of its own, which goes when it stops. @param {Vars} vars */
export async function startForOnce(vars) {
  const state = mkdtempSync(join(tmpdir(), "tahaddi-once-"))
  const { url, stop } = await startProduct(state, vars)
  return {
    url,
    async stop() {
      await stop()
      rmSync(state, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}

/** @param {string} state @param {Vars} [vars] */
export async function startApi(state, vars = {}) {
  const settings = { state, vars, entries: entries(), quiet, ...logging(), ...address }
  return await serveWorkers({ names: ["api", "mail"], ...settings })
}

/** The host from which clients accept `__Host-` cookies without https. */
const address = { host: "127.0.0.1", port: 0 }
