import { copyFileSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { stripVTControlCharacters } from "node:util"

/** The recipient of messages of the contact page in local development. */
export const localContact = "desk@tahaddi.example"

/** Where the mails of a state are stored: each as a text with its headers, and as HTML. */
export const mailFolder = (/** @type {string} */ state) => join(state, "mail")

const beginning = "send_email binding called"
const chatter = "[wrangler:info] "

/**
 * Locally no mail is sent: wrangler writes its parts into temporary files and logs where. This stores the
 * mail of such a message where it outlives the Workers.
 * @param {string} message
 * @param {string} state
 * @returns {string | null} what to print, `null` where the message is about something else
 */
export function keepMail(message, state) {
  const lines = stripVTControlCharacters(message).split("\n")
  return lines[0]?.startsWith(beginning) ? keep(lines, mailFolder(state)) : null
}

/**
 * Reads wrangler's output line by line, and stores the mails of it.
 * @param {string} state
 * @returns {(line: string) => string | null} what to print for a line, `null` for nothing
 */
export function createMailReader(state) {
  /** @type {string[] | null} */
  let mail = null
  return (written) => {
    const line = stripVTControlCharacters(written)
    if (line.startsWith(`${chatter}${beginning}`)) mail = [line.slice(chatter.length)]
    else if (mail) mail.push(line)
    else return line.startsWith(chatter) ? null : written
    if (!mail?.at(-1)?.startsWith("HTML: ")) return null
    const told = keepMail(mail.join("\n"), state)
    mail = null
    return told
  }
}

let count = 0

/**
 * @param {readonly string[]} lines headers, an empty line, and where the parts are
 * @param {string} folder
 */
function keep(lines, folder) {
  const field = (/** @type {string} */ name) =>
    lines.find((line) => line.startsWith(`${name}: `))?.slice(name.length + 2) ?? ""
  mkdirSync(folder, { recursive: true })
  const moment = new Date().toISOString().replace(/\W/g, "-")
  const file = join(folder, `${moment}${String(++count).padStart(4, "0")}`)
  copyFileSync(field("HTML"), `${file}.html`)
  const headers = ["From", "To", "Subject"].map((name) => `${name}: ${field(name)}\n`).join("")
  // Renamed at the end, so that a process waiting for the file never reads a part of it.
  writeFileSync(`${file}.part`, `${headers}\n${readFileSync(field("Text"), "utf8")}`)
  renameSync(`${file}.part`, `${file}.txt`)
  return `Mail to ${field("To")}: ${field("Subject")}\n  ${file}.txt\n  ${file}.html`
}
