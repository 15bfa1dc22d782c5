import { spawn } from "node:child_process"
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { setTimeout as wait } from "node:timers/promises"
import { Failure } from "../launch/failure.mjs"
import { runProgram } from "../launch/program.mjs"

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
  /** Moves the cursor to the words, from the top of the page. */
  const find = (/** @type {string} */ words) => type(`g/${words}\r`)
  let pages = 0

  return {
    /** Follows the link, or presses the button, with these words. */
    press(/** @type {string} */ words) {
      find(words)
      type("\r")
    },
    /** Presses the next link or button after the words. */
    pressAfter(/** @type {string} */ words) {
      find(words)
      type("\t\r")
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
    async read() {
      const file = join(home, `page-${++pages}.txt`)
      type(`S${file}\r`)
      return readWhenWritten(file)
    },
    close() {
      child.kill()
      rmSync(home, { recursive: true, force: true })
    },
  }
}

/** @param {string} file */
async function readWhenWritten(file) {
  for (let tries = 0, size = 0; tries < 300; tries += 1) {
    await wait(50)
    if (!existsSync(file)) continue
    if (size > 0 && statSync(file).size === size) return readFileSync(file, "utf8")
    size = statSync(file).size
  }
  throw new Failure("w3m does not answer any more.")
}

/** Installs w3m if it is missing, as root on Debian; elsewhere fails with one sentence. */
export async function ensureW3m() {
  if (await isThere()) return
  if (process.getuid?.() === 0 && existsSync("/usr/bin/apt-get")) {
    console.log("Installing w3m by apt-get…")
    await runProgram("apt-get", ["update", "-qq"])
    await runProgram("apt-get", ["install", "-y", "-qq", "--no-install-recommends", "w3m"])
  }
  if (!(await isThere())) throw new Failure("There is no w3m: install it, and script(1) beside it.")
}

const isThere = () =>
  runProgram("w3m", ["-version"]).then(
    ({ code }) => code === 0,
    () => false,
  )
