import { existsSync, readdirSync } from "node:fs"
import { mailFolder } from "./outbox.mjs"

/** What `npm run mails` asks the process that holds a database. */
export const mailRequest = "mails"

/**
 * The daily mails, which Cloudflare's cron sends on a deployed site, and locally `npm run mails` or SIGUSR2.
 * @param {string} state
 */
export function createMailRun(state) {
  /** @type {(() => Promise<void>) | null} */
  let send = null
  const run = async () => {
    if (!send)
      return "There are no mails to send: the Workers have not started, or use another server."
    const before = countMails(state)
    await send()
    const count = countMails(state) - before
    return count === 0
      ? "No mail was due: nobody who wants mails has new decisions."
      : `${count} ${count === 1 ? "mail is" : "mails are"} in ${mailFolder(state)}`
  }
  process.on("SIGUSR2", () => void run().then(console.log, console.error))
  return {
    /** @param {import("./serve.mjs").Serving} serving */
    use: ({ runSchedule }) => {
      send = runSchedule
    },
    /** @type {import("./state-lock.mjs").Answer} */
    answer: async (request) =>
      request === mailRequest ? run().catch((error) => `The run failed: ${error.message}`) : "",
  }
}

const signal = process.platform === "win32" ? "" : ` (or \`kill -USR2 ${process.pid}\`)`

/** How to send the mails, as a line of the start's output. */
export const mailHint = `\`npm run mails\`${signal} sends the daily mails to authors.`

/** @param {string} state */
const countMails = (state) =>
  existsSync(mailFolder(state))
    ? readdirSync(mailFolder(state)).filter((name) => name.endsWith(".txt")).length
    : 0
