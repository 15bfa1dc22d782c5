import { prepareDatabase, seedToUse } from "./launch/database.mjs"
import { runCommand } from "./launch/failure.mjs"
import { createMailRun, mailHint } from "./launch/mail-run.mjs"
import { checkEnvironment } from "./launch/node-version.mjs"
import { printPeople } from "./launch/people.mjs"
import { stateDir } from "./launch/paths.mjs"
import { portToUse, sitePort } from "./launch/ports.mjs"
import { checkAnswer } from "./launch/check-answer.mjs"
import { runWorkers } from "./launch/run-workers.mjs"
import { endOnSignals } from "./launch/signals.mjs"
import { holdState } from "./launch/state-lock.mjs"
import { readArguments, startUsage } from "./launch/usage.mjs"

await runCommand(async () => {
  endOnSignals()
  readArguments(startUsage("start:api", "Starts the reference API alone.", 8788))
  checkEnvironment()
  const port = await portToUse(8788)
  const seed = seedToUse()
  const state = stateDir()
  const mails = createMailRun(state)
  await holdState(state, ["database"], mails.answer)
  await prepareDatabase(state, seed)
  // No app sends this API its origin, which links in mails need.
  const vars = {
    APP_URL: process.env["APP_URL"] || `http://localhost:${sitePort}`,
    ALLOWED_ORIGINS: process.env["ALLOWED_ORIGINS"] ?? "",
  }
  await runWorkers(
    { names: ["api", "mail"], state, port, vars },
    {
      onStart: mails.use,
      onReady: async (url) => {
        await checkAnswer(`${url}/healthz`)
        console.log(`\nThe reference API is at ${url}\n`)
        if (seed === "demo") printPeople()
        console.log(`${mailHint}\nCtrl-C stops it.`)
      },
    },
  )
})
