import { spawn } from "node:child_process"
import { once } from "node:events"
import { join } from "node:path"
import { prepareDatabase, seedToUse } from "./launch/database.mjs"
import { Failure, runCommand } from "./launch/failure.mjs"
import { checkEnvironment } from "./launch/node-version.mjs"
import { ofLaunch } from "./launch/own-commands.mjs"
import { printPeople } from "./launch/people.mjs"
import { root, stateDir, workers } from "./launch/paths.mjs"
import { portToUse } from "./launch/ports.mjs"
import { readDevVars } from "./launch/secrets.mjs"
import { endWithUs } from "./launch/guard.mjs"
import { endFirst } from "./launch/program.mjs"
import { endOnSignals, isEndingNow } from "./launch/signals.mjs"
import { holdState } from "./launch/state-lock.mjs"
import { buildStartPack } from "./launch/start-pack.mjs"
import { readArguments, startUsage } from "./launch/usage.mjs"
import { watchWorkers } from "./launch/watch.mjs"

const remix = join(root, "node_modules", "@remix-run", "dev", "dist", "cli.js")

/** Runs the app in Vite with hot reload, and the API and the referee, which it finds through wrangler's registry. */
await runCommand(async () => {
  endOnSignals()
  readArguments(startUsage("dev", "Starts the site with hot reload.", 5173))
  checkEnvironment()
  const port = await portToUse(5173)
  const seed = seedToUse()
  const state = stateDir()
  await holdState(state, ["rounds", "database"])
  readDevVars()
  await prepareDatabase(state, seed)
  buildStartPack()
  const configs = [workers.api, workers.referee, workers.mail].map(({ config }) => config)
  const { child, ended } = await watchWorkers(configs, state)
  if (seed === "demo") printPeople()
  const vite = spawn(
    process.execPath,
    [remix, "vite:dev", "--port", String(port), "--strictPort", "--clearScreen=false"],
    {
      cwd: root,
      stdio: "inherit",
      env: {
        ...process.env,
        ...ofLaunch,
        NODE_ENV: "development",
        WRANGLER_REGISTRY_PATH: join(state, "registry"),
        WRANGLER_SEND_METRICS: "false",
        CLOUDFLARE_CF_FETCH_ENABLED: "false",
      },
    },
  )
  endWithUs(vite)
  const stopVite = endFirst(vite)
  const viteEnded = once(vite, "close").then(() => "Vite")
  const which = await Promise.race([viteEnded, ended.then(() => "wrangler")])
  child.kill("SIGTERM")
  await Promise.all([stopVite(), ended])
  if (!isEndingNow()) throw new Failure(`${which} has ended by itself.`)
})
