import { existsSync, mkdirSync, readFileSync, readdirSync, watch } from "node:fs"
import { join } from "node:path"
import { mailFolder } from "../../scripts/launch/outbox.mjs"

/** @typedef {{ to: string, subject: string, text: string, html: string }} Received */

/**
 * The mails that Workers with this state have sent, oldest first.
 * @param {string} state
 * @returns {Received[]}
 */
export function readMails(state) {
  const folder = mailFolder(state)
  if (!existsSync(folder)) return []
  const names = readdirSync(folder).filter((name) => name.endsWith(".txt"))
  return names.toSorted().map((name) => readMail(join(folder, name)))
}

/** @param {string} file @returns {Received} */
function readMail(file) {
  const written = readFileSync(file, "utf8")
  const end = written.indexOf("\n\n")
  const [headers, text] = [written.slice(0, end), written.slice(end + 2)]
  const field = (/** @type {string} */ name) =>
    new RegExp(`^${name}: (.*)$`, "m").exec(headers)?.[1] ?? ""
  const html = readFileSync(file.replace(/\.txt$/, ".html"), "utf8")
  return { to: field("To"), subject: field("Subject"), text, html }
}

/**
 * Waits for a new mail to an address: it is sent after the page has replied.
 * @param {string} state
 * @param {string} to
 * @param {number} [known] the number of their earlier mails
 * @returns {Promise<Received>}
 */
export async function nextMail(state, to, known = 0) {
  const folder = mailFolder(state)
  mkdirSync(folder, { recursive: true })
  // The watcher of node:fs/promises loses events while one is being processed.
  const watcher = watch(folder)
  try {
    return await new Promise((settle, fail) => {
      const look = () => {
        const mail = readMails(state).filter((each) => each.to === to)[known]
        if (mail) settle(mail)
      }
      watcher.on("change", look).on("error", fail)
      const patience = AbortSignal.timeout(20_000)
      patience.addEventListener("abort", () => fail(new Error(`No mail to ${to} came.`)))
      look()
    })
  } finally {
    watcher.close()
  }
}
