import { readdirSync } from "node:fs"
import { join } from "node:path"
import { root, workers } from "../launch/paths.mjs"
import { knownAnswers } from "./answers.mjs"
import { sizeOf } from "./bundles.mjs"
import { neededResources, order, uploadOf } from "./configs.mjs"
import { openRecord } from "./record.mjs"
import { placeOf, storesOf } from "./resources.mjs"

/**
 * Lists the steps of a deploy in order, without using any account.
 * @param {Pick<import("./run-deploy.mjs").Tools, "folder" | "bundle" | "env" | "needed">} tools
 * @param {Pick<ReturnType<typeof import("./answers.mjs").readOptions>, "given">} options
 */
export async function planDeploy({ folder, bundle, env, needed = neededResources }, { given }) {
  const record = openRecord(folder)
  const { state } = record
  const { answers, open } = knownAnswers({ given, env, kept: state.answers })
  const resources = needed()
  const newDatabases = resources.databases.filter(({ name, id }) => !id && !state.databases[name])
  const stores = storesOf(resources, answers).filter(({ name }) => !state.made.includes(name))
  const commands = [
    ...newDatabases.map(({ name }) => ["d1", "create", name, ...placeOf(answers)]),
    ...stores.map(({ step }) => step.args),
  ]
  const migrations = readdirSync(join(root, "api", "migrations"))
  const bundles = await bundle()
  /** @param {import("./configs.mjs").WorkerName} name */
  const uploading = (name) =>
    uploadOf({ answers, record, bundles }, name).hash === state.deployed[name]
      ? `leave ${workers[name].name}: it has not changed`
      : `deploy ${workers[name].name}: ${sizeOf(bundles[name])}`
  return [
    ...open.map((name) => `ask for ${name}`),
    ...commands.map((args) => `make unless it exists: wrangler ${args.join(" ")}`),
    `migrate the database, as far as it is not: ${migrations.length} files in api/migrations`,
    "set SESSION_SECRETS to a random value, unless it is set",
    ...order.map(uploading),
    "check /healthz",
  ]
}
