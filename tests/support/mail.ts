import { existsSync, mkdirSync, readFileSync, readdirSync, watch } from "node:fs"
import { join } from "node:path"
import { mailFolder } from "../../scripts/launch/outbox.mjs"

export function readMails(state: string) {
  const folder = mailFolder(state)
  if (!existsSync(folder)) return []
  const names = readdirSync(folder).filter((name) => name.endsWith(".txt"))
  return names.toSorted().map((name) => readMail(join(folder, name)))
}

function readMail(file: string) {
  const written = readFileSync(file, "utf8")
  const end = written.indexOf("\n\n")
  const [headers, text] = [written.slice(0, end), written.slice(end + 2)]
  const field = (name: string) => new RegExp(`^${name}: (.*)$`, "m").exec(headers)?.[1] ?? ""
  const html = readFileSync(file.replace(/\.txt$/, ".html"), "utf8")
  return { to: field("To"), subject: field("Subject"), text, html }
}

/** Waits for a new mail to an address, who has got `known` before: it is sent after the page has replied. */
export async function nextMail(state: string, to: string, known = 0) {
  const folder = mailFolder(state)
  mkdirSync(folder, { recursive: true })
  // The watcher of node:fs/promises loses events while one is being processed.
  const watcher = watch(folder)
  try {
    return await new Promise<ReturnType<typeof readMail>>((settle, fail) => {
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
