import { existsSync, readFileSync, readdirSync } from "node:fs"
import { mkdir, watch } from "node:fs/promises"
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
 * Waits for a mail to somebody, beyond those that are there: it leaves after the page has answered.
 * @param {string} state
 * @param {string} to
 * @param {number} [known] how many of theirs were there before
 * @returns {Promise<Received>}
 */
export async function nextMail(state, to, known = 0) {
  const folder = mailFolder(state)
  await mkdir(folder, { recursive: true })
  const changes = watch(folder, { signal: AbortSignal.timeout(20_000) })
  const found = () => readMails(state).filter((mail) => mail.to === to)[known]
  const there = found()
  if (there) return there
  for await (const _ of changes) {
    const mail = found()
    if (mail) return mail
  }
  throw new Error(`No mail to ${to} came.`)
}
