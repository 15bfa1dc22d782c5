import { spawn } from "node:child_process"
import { join } from "node:path"
import { prepareDatabase, seedToUse } from "./launch/database.mjs"
import { runCommand } from "./launch/failure.mjs"
import { checkEnvironment } from "./launch/node-version.mjs"
import { printPeople } from "./launch/people.mjs"
import { root, stateDir, workers } from "./launch/paths.mjs"
import { portToUse } from "./launch/ports.mjs"
import { readDevVars } from "./launch/secrets.mjs"
import { stopOnSignal } from "./launch/signals.mjs"
import { holdState } from "./launch/state-folder.mjs"
import { watchWorkers } from "./launch/watch.mjs"

const remix = join(root, "node_modules", "@remix-run", "dev", "dist", "cli.js")

/** Runs the app in Vite with hot reload, and the API and the referee, which it finds through wrangler's registry. */
await runCommand(async () => {
  checkEnvironment()
  const port = await portToUse(5173)
  const seed = seedToUse()
  const state = stateDir()
  await holdState(state, ["rounds", "database"])
  readDevVars()
  await prepareDatabase(state, seed)
  const configs = [workers.api, workers.referee, workers.mail].map(({ config }) => config)
  const serving = await watchWorkers(configs, state)
  if (seed === "demo") printPeople()
  const vite = spawn(
    process.execPath,
    [remix, "vite:dev", "--port", String(port), "--strictPort", "--clearScreen=false"],
    {
      cwd: root,
      stdio: "inherit",
      env: {
        ...process.env,
        NODE_ENV: "development",
        WRANGLER_REGISTRY_PATH: join(state, "registry"),
        WRANGLER_SEND_METRICS: "false",
        CLOUDFLARE_CF_FETCH_ENABLED: "false",
      },
    },
  )
  stopOnSignal({ ...serving, stop: async () => void vite.kill("SIGTERM") })
  vite.once("close", () => void serving.stop())
  await serving.ended
  vite.kill()
})
