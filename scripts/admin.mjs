import { existsSync } from "node:fs"
import { join } from "node:path"
import { chooseAccount } from "./deploy/account.mjs"
import { makeAdmin } from "./deploy/make-admin.mjs"
import { deployFolder, openRecord } from "./deploy/record.mjs"
import { Failure, runCommand } from "./launch/failure.mjs"
import { checkEnvironment } from "./launch/node-version.mjs"
import { stateDir, workers } from "./launch/paths.mjs"
import { sitePort } from "./launch/ports.mjs"
import { holdState } from "./launch/state-lock.mjs"
import { readArguments } from "./launch/usage.mjs"
import { wranglerOutcome } from "./launch/wrangler.mjs"

const usage = `Makes the account of somebody who has signed up an admin.

Usage: npm run admin -- you@example.org [--local]
  --local  in the database of a stopped \`npm start\`, and not on the deployed site`

await runCommand(async () => {
  const { values, words } = readArguments(usage, {
    options: { local: { type: "boolean" } },
    takesWords: true,
  })
  const [email, ...others] = words
  if (!email || others.length > 0) throw new Failure(`Give one mail address.\n\n${usage}`)
  checkEnvironment()
  console.log(await (values["local"] ? makeLocalAdmin(email) : makeRemoteAdmin(email)))
})

/** @param {string} email */
async function makeLocalAdmin(email) {
  const state = stateDir()
  await holdState(state, ["database"])
  const database = ["--local", "--config", workers.api.config, "--persist-to", state]
  const wrangler = (/** @type {readonly string[]} */ args) => wranglerOutcome(args, state)
  return makeAdmin({
    email,
    wrangler,
    database,
    site: `http://localhost:${process.env["PORT"] || sitePort}`,
  })
}

/** @param {string} email */
async function makeRemoteAdmin(email) {
  const folder = deployFolder()
  const config = join(folder, "api.json")
  const { answers, account, workersDev } = openRecord(folder).state
  if (!existsSync(config))
    throw new Failure(
      "Nothing is deployed from here yet: run `npm run deploy`, or add --local for the school of `npm start`.",
    )
  const chosen = process.env["CLOUDFLARE_ACCOUNT_ID"] || account
  /** @type {import("./deploy/account.mjs").Wrangler} */
  const wrangler = (args) =>
    wranglerOutcome(args, stateDir(), chosen ? { CLOUDFLARE_ACCOUNT_ID: chosen } : {})
  await chooseAccount(wrangler, chosen)
  const site = (answers.APP_URL?.startsWith("https:") ? answers.APP_URL : workersDev) ?? ""
  return makeAdmin({ email, wrangler, database: ["--remote", "--config", config], site })
}
