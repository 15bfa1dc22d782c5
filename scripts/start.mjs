import { buildPages } from "./launch/build.mjs"
import { prepareDatabase, seedToUse } from "./launch/database.mjs"
import { Failure, runCommand } from "./launch/failure.mjs"
import { checkEnvironment } from "./launch/node-version.mjs"
import { printPeople } from "./launch/people.mjs"
import { localContact } from "./launch/outbox.mjs"
import { stateDir } from "./launch/paths.mjs"
import { portToUse } from "./launch/ports.mjs"
import { readDevVars } from "./launch/secrets.mjs"
import { serveWorkers, untilAnswers } from "./launch/serve.mjs"
import { stopOnSignal } from "./launch/signals.mjs"
import { holdState } from "./launch/state-folder.mjs"

await runCommand(async () => {
  checkEnvironment()
  const port = await portToUse(8787)
  const upstream = upstreamToUse()
  const seed = seedToUse()
  const state = stateDir()
  await holdState(state, upstream ? ["rounds"] : ["rounds", "database"])
  const secrets = readDevVars()
  await buildPages()
  if (!upstream) await prepareDatabase(state, seed)
  const serving = await serveWorkers({
    names: ["app", "api", "referee", "mail"],
    state,
    port,
    vars: { CONTACT_TO: localContact, ...secrets, ...(upstream ? { API_URL: upstream } : {}) },
  })
  stopOnSignal(serving)
  if (!upstream) process.on("SIGUSR2", () => void serving.runSchedule?.())
  await untilAnswers(`${serving.url}/`)
  console.log(`\nTahaddi is at ${serving.url}\n`)
  if (upstream) console.log(`It reads from and writes to ${upstream}\n`)
  else if (seed === "demo") printPeople()
  console.log("Ctrl-C stops it.")
  await serving.ended
})

/** An upstream used instead of the reference API, from `API_URL`. */
function upstreamToUse() {
  const asked = process.env["API_URL"]
  if (!asked) return undefined
  if (URL.canParse(asked) && /^https?:$/.test(new URL(asked).protocol)) return asked
  throw new Failure(`API_URL must be an http or https address, not "${asked}".`)
}
