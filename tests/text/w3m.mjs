import { spawn, spawnSync } from "node:child_process"
import { mkdtempSync, readFileSync, rmSync } from "node:fs"
import { watch } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"

const options = ["accept_cookie=1", "accept_encoding=identity", "wrap_search=1", "confirm_qq=0"]

/**
 * Starts w3m in a terminal of its own and controls it with keys.
 * @param {string} url
 */
export function openW3m(url) {
  const home = mkdtempSync(join(tmpdir(), "tahaddi-w3m-"))
  const settings = options.map((option) => `-o ${option}`).join(" ")
  const command = `stty cols 100 rows 50; exec w3m -cookie ${settings} ${url}`
  const env = { ...process.env, HOME: home, TERM: "xterm", LANG: "C.UTF-8", LC_ALL: "C.UTF-8" }
  const child = spawn("script", ["-qfec", command, "/dev/null"], {
    env,
    stdio: ["pipe", "ignore", "ignore"],
  })
  const type = (/** @type {string} */ keys) => void child.stdin.write(keys)
  /** Moves the cursor to the words, from the top of the page. A search is for a pattern. */
  const find = (/** @type {string} */ words) =>
    type(`g/${words.replace(/[.?*[\]^$\\]/g, "\\$&")}\r`)
  let pages = 0

  return {
    /** Follows the link, or presses the button, with these words. */
    press(/** @type {string} */ words) {
      find(words)
      type("\r")
    },
    /** Presses the next link, button or choice after the words, or a later one. */
    pressAfter(/** @type {string} */ words, count = 1) {
      find(words)
      type(`${"\t".repeat(count)}\r`)
    },
    /** Types into the field after its label. */
    fill(/** @type {string} */ label, /** @type {string} */ text) {
      find(label)
      type(`\t\r\x15${text}\r`)
    },
    /** Selects an entry of the list after its label, by its index. */
    select(/** @type {string} */ label, /** @type {number} */ index) {
      find(label)
      type(`\t\r${"j".repeat(index)}\r`)
    },
    /** Presses the next link or button after the cursor. */
    pressNext: () => type("\t\r"),
    /** The text of the whole page. */
    read() {
      const name = `page-${++pages}.txt`
      const text = readWhenMoved(home, name)
      type(`S|cat >${home}/half; mv ${home}/half ${home}/${name}\r`)
      return text
    },
    close() {
      child.kill()
      rmSync(home, { recursive: true, force: true })
    },
  }
}

/**
 * Waits for a file that is moved into the folder when it is complete.
 * @param {string} folder
 * @param {string} name
 */
async function readWhenMoved(folder, name) {
  const signal = AbortSignal.timeout(15_000)
  for await (const { filename } of watch(folder, { signal }))
    if (filename === name) return readFileSync(join(folder, name), "utf8")
  throw new Error("w3m does not answer any more.")
}

/** Why the text browser cannot run here: null if it can. */
export function textBrowserLack() {
  if (process.platform !== "linux") return "it runs on Linux only"
  const lacking = ["w3m", "script"].find((program) => spawnSync(program, ["-V"]).error)
  return lacking ? `${lacking} is not installed` : null
}
