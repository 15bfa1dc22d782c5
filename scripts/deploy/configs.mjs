import { createHash } from "node:crypto"
import { join, resolve } from "node:path"
import { experimental_readRawConfig as readRawConfig } from "wrangler"
import { workers } from "../launch/paths.mjs"
import { writeJson } from "./record.mjs"

/** @typedef {keyof typeof workers} WorkerName */
/** @typedef {import("wrangler").Unstable_RawConfig} RawConfig */
/** @typedef {import("./record.mjs").Answers} Answers */
/** @typedef {import("./record.mjs").Deployment} Deployment */
/** @typedef {import("./bundles.mjs").Bundle} Bundle */

/** The Analytics Engine dataset that counts plays. */
const plays = { binding: "PLAYS", dataset: "tahaddi_plays" }

/** The order of deployment: each Worker comes before those that call it. */
export const order = /** @type {const} */ (["mail", "referee", "api", "app"])

/** The committed configuration. @param {WorkerName} name @returns {RawConfig} */
const committed = (name) => readRawConfig({ config: workers[name].config }).rawConfig

/** The upstream that the committed configuration names. @returns {string} */
export const committedApiUrl = () => String(committed("app").vars?.["API_URL"] ?? "")

/** The committed id is all zeros, which is enough for a local database. @param {string | undefined} id */
const realId = (id) => (id && !/^0{8}-/.test(id) ? id : undefined)

/** The resources that the Workers need on the account, read from their configurations. */
export function neededResources(configs = order.map(committed)) {
  const queues = configs.flatMap(({ queues: { producers = [], consumers = [] } = {} }) => [
    ...producers.map(({ queue }) => queue),
    ...consumers.flatMap(({ queue, dead_letter_queue: dead }) => (dead ? [queue, dead] : [queue])),
  ])
  return {
    databases: configs.flatMap(({ d1_databases = [] }) =>
      d1_databases.map(({ database_name = "", database_id }) => ({
        name: database_name,
        id: realId(database_id),
      })),
    ),
    buckets: configs.flatMap(({ r2_buckets = [] }) =>
      r2_buckets.map(({ bucket_name = "" }) => bucket_name),
    ),
    queues: [...new Set(queues)],
  }
}

/**
 * The configuration that a Worker is deployed with: the committed one, with the ids of the account, the
 * answers, and a bundle that wrangler uploads unchanged.
 * @param {WorkerName} name
 * @param {object} deployment
 * @param {Answers} deployment.answers
 * @param {string} deployment.origin the site's; "" while it is not known
 * @param {Readonly<Record<string, string>>} deployment.databases ids by name
 * @param {Bundle} deployment.bundle
 * @returns {RawConfig}
 */
function configFor(name, { answers, origin, databases, bundle }) {
  const { alias: _, minify: __, build: ___, ...config } = committed(name)
  return {
    ...config,
    main: bundle.file,
    no_bundle: true,
    ...(config.vars && { vars: varsOf(config.vars, answers, origin) }),
    ...(config.assets && { assets: { ...config.assets, directory: bundle.assets } }),
    ...storageOf(name, config, answers, databases),
    ...(name === "app" && addressesOf(config, answers)),
    ...(name === "app" && answers.METRICS === "on" && { analytics_engine_datasets: [plays] }),
  }
}

/** @param {WorkerName} name @param {RawConfig} config @param {Answers} answers @param {Readonly<Record<string, string>>} databases */
function storageOf(name, { d1_databases, r2_buckets }, { JURISDICTION }, databases) {
  const folder = resolve(workers[name].config, "..")
  const within = JURISDICTION === "none" ? {} : { jurisdiction: JURISDICTION }
  return {
    ...(d1_databases && {
      d1_databases: d1_databases.map((database) => ({
        ...database,
        database_id: databases[database.database_name ?? ""] ?? database.database_id,
        migrations_dir: resolve(folder, database.migrations_dir ?? "migrations"),
      })),
    }),
    ...(r2_buckets && { r2_buckets: r2_buckets.map((bucket) => ({ ...bucket, ...within })) }),
  }
}

/**
 * A custom domain becomes a route, unless the committed configuration has routes.
 * @param {RawConfig} config
 * @param {Answers} answers
 */
const addressesOf = ({ routes }, { APP_URL }) =>
  !routes && APP_URL.startsWith("https://") && !APP_URL.endsWith(".workers.dev")
    ? { routes: [{ pattern: new URL(APP_URL).host, custom_domain: true }], workers_dev: false }
    : {}

/**
 * Answers replace those variables that the Worker declares.
 * @param {Record<string, unknown>} vars
 * @param {Answers} answers
 * @param {string} origin
 */
function varsOf(vars, { MAIL_FROM, CONTACT_TO, JURISDICTION }, origin) {
  const jurisdiction = JURISDICTION === "none" ? "" : JURISDICTION
  const known = { APP_URL: origin, MAIL_FROM, CONTACT_TO, JURISDICTION: jurisdiction }
  const own = Object.entries(known).filter(([name]) => name in vars)
  return /** @type {RawConfig["vars"]} */ ({ ...vars, ...Object.fromEntries(own) })
}

/**
 * The site's origin; "" until the first deploy to workers.dev.
 * @param {Answers} answers
 * @param {Pick<Deployment, "workersDev">} state
 */
export const originOf = ({ APP_URL }, { workersDev = "" }) =>
  APP_URL === "workers.dev" ? workersDev : APP_URL

/**
 * The configuration of a Worker, and a hash of everything that is uploaded with it.
 * @param {object} deploying
 * @param {Answers} deploying.answers
 * @param {{ state: Deployment }} deploying.record
 * @param {Readonly<Record<WorkerName, Bundle>>} deploying.bundles
 * @param {WorkerName} name
 */
export function uploadOf({ answers, record: { state }, bundles }, name) {
  const [origin, bundle] = [originOf(answers, state), bundles[name]]
  const config = configFor(name, { answers, origin, databases: state.databases, bundle })
  const text = JSON.stringify([config, bundle.hash])
  return { config, hash: createHash("sha256").update(text).digest("hex") }
}

/**
 * Writes a configuration for wrangler.
 * @param {string} folder
 * @param {WorkerName} name
 * @param {RawConfig} config
 * @returns {string} its path
 */
export function writeConfig(folder, name, config) {
  const file = join(folder, `${name}.json`)
  writeJson(file, config)
  return file
}
