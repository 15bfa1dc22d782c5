import { copyFileSync, existsSync } from "node:fs"
import { join } from "node:path"
import { Failure } from "../launch/failure.mjs"
import { workers } from "../launch/paths.mjs"
import { chooseAccount, runStep } from "./account.mjs"
import { collectAnswers } from "./answers.mjs"
import { neededResources, order, originOf, uploadOf, writeConfig } from "./configs.mjs"
import { openRecord } from "./record.mjs"
import { makeMissing } from "./resources.mjs"
import { secretsToUpload } from "./app-secrets.mjs"

/** @typedef {import("./configs.mjs").WorkerName} WorkerName */
/** @typedef {import("./bundles.mjs").Bundles} Bundles */
/** @typedef {import("./record.mjs").Answers} Answers */

/**
 * The side effects and the environment of a deploy, which tests replace.
 * @typedef {object} Tools
 * @property {string} folder where ids, answers and configurations are stored
 * @property {(args: readonly string[], account?: string) => Promise<import("./account.mjs").Outcome>} wrangler
 * @property {() => Promise<Bundles>} bundle
 * @property {(url: string) => Promise<boolean>} isWell whether an address answers with 200 within some minutes
 * @property {(question: string) => Promise<string>} [ask] missing if nobody can answer
 * @property {(line: string) => void} say
 * @property {Readonly<Record<string, string | undefined>>} env
 * @property {typeof neededResources} [needed]
 */

/**
 * Creates what is missing on the account, migrates the database and deploys the Workers that have changed.
 * Run again after a failure, it continues where it stopped.
 * @param {Tools} tools
 * @param {ReturnType<typeof import("./answers.mjs").readOptions>} options
 * @returns {Promise<string>} the site's origin
 */
export async function runDeploy(tools, { given, isAll, isRotating }) {
  const { folder, say, env, ask, needed = neededResources } = tools
  const record = openRecord(folder)
  const { answers: kept, databases, made } = record.state
  const isEmpty = made.length === 0 && Object.keys(databases).length === 0
  const answers = await collectAnswers({ given, env, kept, isEmpty }, ask)
  record.save({ answers })
  const account = await chooseAccount(
    tools.wrangler,
    env["CLOUDFLARE_ACCOUNT_ID"] || record.state.account,
  )
  // Ids belong to one account, so a new account starts without any.
  if (record.state.account !== account)
    record.save({ account, databases: {}, made: [], deployed: {}, workersDev: undefined })
  if (isAll) record.save({ deployed: {} })
  /** @param {readonly string[]} args */
  const wrangler = (args) => tools.wrangler(args, account)
  await makeMissing({ wrangler, say, record, answers }, needed())
  const bundles = await tools.bundle()
  const deployment = { folder, wrangler, say, record, answers, bundles }
  await migrate(deployment)
  const secrets = await secretsToUpload(deployment, isRotating)
  await publish(deployment, secrets)
  // The first deploy learns the workers.dev address from its own output; the second call deploys the Workers with it.
  if (!originOf(answers, record.state)) throw new Failure(noAddress)
  await publish(deployment, null)
  return checkSite(tools, originOf(answers, record.state))
}

const noAddress =
  "wrangler names no address on workers.dev: switch it on in the dashboard, or give --app-url."

/**
 * @typedef {object} Deploying
 * @property {string} folder
 * @property {import("./account.mjs").Wrangler} wrangler
 * @property {(line: string) => void} say
 * @property {import("./record.mjs").DeployRecord} record
 * @property {Answers} answers
 * @property {Bundles} bundles
 */

/** wrangler applies pending migrations only. @param {Deploying} deploying */
async function migrate(deploying) {
  const config = writeConfig(deploying.folder, "api", uploadOf(deploying, "api").config)
  const said = await runStep(deploying.wrangler, {
    args: ["d1", "migrations", "apply", "DB", "--remote", "--config", config],
    doing: "migrate the database",
    permission: "D1: Edit",
  })
  if (!said.includes("No migrations to apply")) deploying.say("Migrated the database")
}

/**
 * Deploys the Workers whose bundle or configuration has changed.
 * @param {Deploying} deploying
 * @param {string | null} secrets the file of secrets to deploy the app with, if any
 */
async function publish(deploying, secrets) {
  const { folder, wrangler, say, record, bundles } = deploying
  for (const name of order) {
    const { config, hash } = uploadOf(deploying, name)
    const own = name === "app" && secrets ? ["--secrets-file", secrets] : []
    if (record.state.deployed[name] === hash && own.length === 0) continue
    say(`Deploying ${workers[name].name}`)
    const said = await runStep(wrangler, {
      args: ["deploy", "--config", writeConfig(folder, name, config), ...own],
      doing: `deploy ${workers[name].name}`,
      permission: "Workers Scripts: Edit",
    })
    record.save({ deployed: { ...record.state.deployed, [name]: hash } })
    keepSourceMap(folder, name, bundles[name])
    const address = name === "app" && /https:\/\/\S+\.workers\.dev\b/.exec(said)?.[0]
    if (address) record.save({ workersDev: address })
  }
}

/**
 * Stored for `npm run frames`, because stack frames in the log point into minified code.
 * @param {string} folder
 * @param {WorkerName} name
 * @param {import("./bundles.mjs").Bundle} bundle
 */
function keepSourceMap(folder, name, { file }) {
  const map = `${file}.map`
  if (existsSync(map)) copyFileSync(map, join(folder, `${name}.map`))
}

/** @param {Tools} tools @param {string} origin */
async function checkSite({ isWell, say }, origin) {
  say("Checking /healthz")
  if (!(await isWell(`${origin}/healthz`)))
    throw new Failure(
      `Everything is deployed, but ${origin}/healthz does not answer with 200. A new domain takes some minutes; otherwise see \`npx wrangler tail ${workers.app.name}\`.`,
    )
  return origin
}
