import { prepareDatabase, seedToUse } from "./launch/database.mjs"
import { runCommand } from "./launch/failure.mjs"
import { checkEnvironment } from "./launch/node-version.mjs"
import { printPeople } from "./launch/people.mjs"
import { stateDir } from "./launch/paths.mjs"
import { portToUse } from "./launch/ports.mjs"
import { serveWorkers, untilAnswers } from "./launch/serve.mjs"
import { stopOnSignal } from "./launch/signals.mjs"
import { holdState } from "./launch/state-folder.mjs"

await runCommand(async () => {
  checkEnvironment()
  const port = await portToUse(8788)
  const seed = seedToUse()
  const state = stateDir()
  await holdState(state, ["database"])
  await prepareDatabase(state, seed)
  const serving = await serveWorkers({
    names: ["api", "mail"],
    state,
    port,
    // No app sends this API its origin, which links in mails need.
    vars: {
      APP_URL: process.env["APP_URL"] || "http://localhost:8787",
      ALLOWED_ORIGINS: process.env["ALLOWED_ORIGINS"] ?? "",
    },
  })
  stopOnSignal(serving)
  await untilAnswers(`${serving.url}/healthz`)
  console.log(`\nThe reference API is at ${serving.url}\n`)
  if (seed === "demo") printPeople()
  console.log("Ctrl-C stops it.")
  await serving.ended
})
