import { copyFileSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { stripVTControlCharacters } from "node:util"

/** The recipient, in local development, of messages from the contact page. */
export const localContact = "desk@tahaddi.example"

/** The folder of a state's mails: each is stored as a text with its headers, and as HTML. */
export const mailFolder = (/** @type {string} */ state) => join(state, "mail")

const beginning = "send_email binding called"
const chatter = "[wrangler:info] "

/**
 * Stores a mail permanently. No mail is sent locally: wrangler writes the parts of a mail into temporary files and
 * logs their paths.
 * @param {string} message
 * @param {string} state
 * @returns {string | null} what to print, `null` if the message is about something else
 */
export function keepMail(message, state) {
  const lines = stripVTControlCharacters(message).split("\n")
  return lines[0]?.startsWith(beginning) ? keep(lines, mailFolder(state)) : null
}

/**
 * Reads wrangler's output line by line, and stores the mails that it announces.
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
 * @param {readonly string[]} lines headers, an empty line, and the paths of the parts
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
  // Renamed at the end, so that a process that waits for the file never reads an incomplete one.
  writeFileSync(`${file}.part`, `${headers}\n${readFileSync(field("Text"), "utf8")}`)
  renameSync(`${file}.part`, `${file}.txt`)
  return `Mail to ${field("To")}: ${field("Subject")}\n  ${file}.txt\n  ${file}.html`
}
