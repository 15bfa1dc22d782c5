import { buildPages } from "./launch/build.mjs"
import { apiUrlToUse } from "./launch/api-url.mjs"
import { prepareDatabase, seedToUse } from "./launch/database.mjs"
import { runCommand } from "./launch/failure.mjs"
import { createMailRun, mailHint } from "./launch/mail-run.mjs"
import { checkEnvironment } from "./launch/node-version.mjs"
import { printPeople } from "./launch/people.mjs"
import { localContact } from "./launch/outbox.mjs"
import { stateDir } from "./launch/paths.mjs"
import { portToUse, sitePort } from "./launch/ports.mjs"
import { checkAnswer } from "./launch/check-answer.mjs"
import { runWorkers } from "./launch/run-workers.mjs"
import { readDevVars } from "./launch/secrets.mjs"
import { endOnSignals } from "./launch/signals.mjs"
import { holdState } from "./launch/state-lock.mjs"
import { readArguments, startUsage } from "./launch/usage.mjs"

await runCommand(async () => {
  endOnSignals()
  readArguments(startUsage("start", "Starts the built site and its local database.", sitePort))
  checkEnvironment()
  const port = await portToUse(sitePort)
  const upstream = await apiUrlToUse()
  const seed = seedToUse()
  const state = stateDir()
  const mails = createMailRun(state)
  await holdState(state, upstream ? ["rounds"] : ["rounds", "database"], mails.answer)
  const secrets = readDevVars()
  await buildPages()
  if (!upstream) await prepareDatabase(state, seed)
  const vars = { CONTACT_TO: localContact, ...secrets, ...(upstream ? { API_URL: upstream } : {}) }
  // Who plays is at this machine, or near it.
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  await runWorkers(
    { names: ["app", "api", "referee", "mail"], state, port, vars, timeZone },
    {
      onStart: (serving) => upstream || mails.use(serving),
      onReady: async (url) => {
        await checkAnswer(`${url}/`)
        console.log(`\nTahaddi is at ${url}\n`)
        if (upstream) console.log(`It reads from and writes to ${upstream}\n`)
        else if (seed === "demo") printPeople()
        if (!upstream) console.log(mailHint)
        console.log("Ctrl-C stops it.")
      },
    },
  )
})
