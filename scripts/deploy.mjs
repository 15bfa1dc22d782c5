import { join } from "node:path"
import { checkAccount } from "./deploy/check-account.mjs"
import { checkAddresses } from "./deploy/check-addresses.mjs"
import { buildPages } from "./launch/build.mjs"
import { runCommand } from "./launch/failure.mjs"
import { checkEnvironment } from "./launch/node-version.mjs"
import { stateDir, workers } from "./launch/paths.mjs"
import { runWrangler, wranglerOutcome } from "./launch/wrangler.mjs"

const isDryRun = process.argv.includes("--dry-run")
const state = stateDir()

/** Deploys the mail Worker, the referee and the API first, because the app is bound to them. */
await runCommand(async () => {
  checkEnvironment()
  if (!isDryRun) checkAddresses()
  if (!isDryRun) await checkAccount((args) => wranglerOutcome(args, state))
  await buildPages()
  if (!isDryRun) await migrate()
  for (const { name, config } of [workers.mail, workers.referee, workers.api, workers.app]) {
    console.log(isDryRun ? `Bundling ${name}…` : `Deploying ${name}…`)
    const dry = isDryRun ? ["--dry-run", "--outdir", join(state, "bundles", name)] : []
    const said = await runWrangler(["deploy", "--config", config, ...dry], state)
    console.log(said.match(/^(Total Upload|Uploaded|Deployed|\s+https:).*$/gm)?.join("\n") ?? "")
  }
})

async function migrate() {
  console.log("Migrating the database…")
  const args = ["d1", "migrations", "apply", "DB", "--remote", "--config", workers.api.config]
  await runWrangler(args, state)
}
