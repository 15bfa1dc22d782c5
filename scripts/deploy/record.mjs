import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs"
import { dirname, join, resolve } from "node:path"
import { Failure } from "../launch/failure.mjs"
import { root } from "../launch/paths.mjs"

/**
 * @typedef {object} Answers
 * @property {string} APP_URL the site's origin, or "workers.dev"
 * @property {string} MAIL_FROM
 * @property {string} CONTACT_TO
 * @property {string} JURISDICTION "none" where data may be anywhere
 * @property {string} LOCATION a hint; "near" leaves it to Cloudflare
 * @property {string} METRICS "on" or "off"
 */

/**
 * What earlier deploys have made. All but the answers can be found on the account again.
 * @typedef {object} Deployment
 * @property {Partial<Answers>} answers
 * @property {string} [account] the id of the account
 * @property {string} [workersDev] the origin that Cloudflare gave the app on workers.dev
 * @property {Record<string, string>} databases ids by name
 * @property {string[]} made names of buckets and queues
 * @property {Record<string, string>} deployed the hash of what each Worker was deployed with
 */

/** Where a deploy stores what the next one needs, ignored by git: `DEPLOY_DIR`. */
export const deployFolder = () => resolve(root, process.env["DEPLOY_DIR"] || ".deploy")

/** @typedef {{ readonly state: Deployment, save: (change: Partial<Deployment>) => void }} DeployRecord */

/** @param {string} folder @returns {DeployRecord} */
export function openRecord(folder) {
  const file = join(folder, "deployment.json")
  /** @type {Deployment} */
  const state = { answers: {}, databases: {}, made: [], deployed: {}, ...readJson(file) }
  return {
    state,
    /** At once, so that a deploy that breaks off goes on from there. */
    save(change) {
      Object.assign(state, change)
      writeJson(file, state)
    },
  }
}

/** The object of a file; an empty one where there is no file. @param {string} file */
export function readJson(file) {
  if (!existsSync(file)) return {}
  try {
    return JSON.parse(readFileSync(file, "utf8"))
  } catch {
    throw new Failure(`${file} is not JSON: delete it, and a deploy finds what exists by its name.`)
  }
}

/** For the owner's eyes only: secrets are written so too. @param {string} file @param {unknown} value */
export function writeJson(file, value) {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 })
  // Renamed when it is complete: half a file would lose the ids.
  writeFileSync(`${file}.new`, `${JSON.stringify(value, null, 2)}\n`, { mode: 0o600 })
  renameSync(`${file}.new`, file)
}
