import { createInterface } from "node:readline/promises"
import { setTimeout as pause } from "node:timers/promises"
import { readOptions, usage } from "./deploy/answers.mjs"
import { buildBundles } from "./deploy/bundles.mjs"
import { committedApiUrl } from "./deploy/configs.mjs"
import { planDeploy } from "./deploy/plan.mjs"
import { deployFolder } from "./deploy/record.mjs"
import { runDeploy } from "./deploy/run-deploy.mjs"
import { apiUrlToUse } from "./launch/api-url.mjs"
import { runCommand } from "./launch/failure.mjs"
import { checkEnvironment } from "./launch/node-version.mjs"
import { stateDir } from "./launch/paths.mjs"
import { isAskingForHelp } from "./launch/usage.mjs"
import { wranglerOutcome } from "./launch/wrangler.mjs"

/** A certificate for a new domain takes a minute or two. */
const triesMax = 60
const pauseMs = 3_000

/** Deploys the site: docs/operating.md. `--dry-run` prints what a deploy would do. */
await runCommand(async () => {
  const args = process.argv.slice(2)
  if (isAskingForHelp(args)) return console.log(usage)
  checkEnvironment()
  const options = readOptions(args)
  await apiUrlToUse(committedApiUrl())
  const tools = {
    folder: deployFolder(),
    /** @param {readonly string[]} args @param {string} [account] */
    wrangler: (args, account) =>
      wranglerOutcome(args, stateDir(), account ? { CLOUDFLARE_ACCOUNT_ID: account } : {}),
    bundle: () => buildBundles(stateDir()),
    isWell,
    ...(process.stdin.isTTY ? { ask } : {}),
    say: (/** @type {string} */ line) => console.log(line),
    env: process.env,
  }
  if (options.isDryRun) {
    const steps = await planDeploy(tools, options)
    console.log(`A deploy would:\n${steps.map((step) => `- ${step}`).join("\n")}`)
    return
  }
  const origin = await runDeploy(tools, options)
  console.log(`\nTahaddi is at ${origin}\n`)
  console.log(`An account there becomes an admin by: npm run admin -- you@example.org`)
})

/** @param {string} question */
async function ask(question) {
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  try {
    return await terminal.question(question)
  } finally {
    terminal.close()
  }
}

/** @param {string} url */
async function isWell(url) {
  for (let tries = 0; tries < triesMax; tries += 1) {
    if (tries > 0) await pause(pauseMs)
    const answer = await fetch(url).catch(() => null)
    await answer?.body?.cancel()
    if (answer?.ok) return true
  }
  return false
}
