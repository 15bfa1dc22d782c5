import { spawn } from "node:child_process"
import { join } from "node:path"
import { prepareDatabase, seedToUse } from "./launch/database.mjs"
import { runCommand } from "./launch/failure.mjs"
import { checkGround } from "./launch/node-version.mjs"
import { printPeople } from "./launch/people.mjs"
import { root, stateDir, workers } from "./launch/places.mjs"
import { portToUse } from "./launch/ports.mjs"
import { ensureDevVars } from "./launch/secrets.mjs"
import { serveWorkers } from "./launch/serve.mjs"
import { stopOnSignal } from "./launch/signals.mjs"

const remix = join(root, "node_modules", "@remix-run", "dev", "dist", "cli.js")

/** The app in Vite with hot reload, beside the API and the referee, which it finds in the registry. */
await runCommand(async () => {
  checkGround()
  const port = await portToUse(5173)
  const seed = seedToUse()
  const state = stateDir()
  ensureDevVars()
  await prepareDatabase(state, seed)
  const configs = [workers.api, workers.referee, workers.mail].map(({ config }) => config)
  const serving = await serveWorkers({ configs, state, port: 0 })
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
