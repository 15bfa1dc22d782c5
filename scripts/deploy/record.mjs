import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs"
import { dirname, join, resolve } from "node:path"
import { Failure } from "../launch/failure.mjs"
import { root } from "../launch/paths.mjs"

/**
 * @typedef {object} Answers
 * @property {string} APP_URL the site's origin, or "workers.dev"
 * @property {string} MAIL_FROM
 * @property {string} CONTACT_TO
 * @property {string} JURISDICTION "none" if data may be anywhere
 * @property {string} LOCATION a location hint; "near" lets Cloudflare choose
 * @property {string} METRICS "on" or "off"
 */

/**
 * What earlier deploys have created. Everything but the answers can be found on the account again.
 * @typedef {object} Deployment
 * @property {Partial<Answers>} answers
 * @property {string} [account] the id of the account
 * @property {string} [workersDev] the origin that Cloudflare gave the app on workers.dev
 * @property {Record<string, string>} databases ids by name
 * @property {string[]} made names of buckets and queues
 * @property {Record<string, string>} deployed the hash of what each Worker was deployed with
 */

/** The folder, ignored by git, in which a deploy stores what the next one needs: `DEPLOY_DIR`. */
export const deployFolder = () => resolve(root, process.env["DEPLOY_DIR"] || ".deploy")

/** @typedef {{ readonly state: Deployment, save: (change: Partial<Deployment>) => void }} DeployRecord */

/** @param {string} folder @returns {DeployRecord} */
export function openRecord(folder) {
  const file = join(folder, "deployment.json")
  /** @type {Deployment} */
  const state = { answers: {}, databases: {}, made: [], deployed: {}, ...readJson(file) }
  return {
    state,
    /** Writes the file at once, so that a deploy that fails can be resumed. */
    save(change) {
      Object.assign(state, change)
      writeJson(file, state)
    },
  }
}

/** The object in a JSON file; an empty object if there is no file. @param {string} file */
export function readJson(file) {
  if (!existsSync(file)) return {}
  try {
    return JSON.parse(readFileSync(file, "utf8"))
  } catch {
    throw new Failure(`${file} is not JSON: delete it, and a deploy finds what exists by its name.`)
  }
}

/** Writes a file that only its owner can read, since some hold secrets. @param {string} file @param {unknown} value */
export function writeJson(file, value) {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 })
  // Renamed when it is complete: half a file would lose the ids of the resources.
  writeFileSync(`${file}.new`, `${JSON.stringify(value, null, 2)}\n`, { mode: 0o600 })
  renameSync(`${file}.new`, file)
}
