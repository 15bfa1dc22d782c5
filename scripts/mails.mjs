import { Failure, runCommand } from "./launch/failure.mjs"
import { mailRequest } from "./launch/mail-run.mjs"
import { stateDir } from "./launch/paths.mjs"
import { askHolder } from "./launch/state-lock.mjs"
import { readArguments } from "./launch/usage.mjs"

const usage = `Sends the daily mails to authors, in a running \`npm start\` or \`npm run start:api\`.

Usage: npm run mails
It takes no arguments. STATE_DIR names the folder of the local data, if \`npm start\` was given another one.`

/** A deployed site sends these mails by a cron trigger. */
await runCommand(async () => {
  readArguments(usage)
  const state = stateDir()
  const answer = await askHolder(state, "database", mailRequest)
  if (!answer) throw new Failure(`No \`npm start\` runs with the database in ${state}.`)
  console.log(answer)
})
