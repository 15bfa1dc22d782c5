import { spawn } from "node:child_process"
import { randomBytes } from "node:crypto"
import { createInterface } from "node:readline"
import { fileURLToPath } from "node:url"

const program = fileURLToPath(new URL("./serve.mjs", import.meta.url))

/** The product in separate processes, which can be killed and started again on the same state. */
export class Product {
  #state
  #secret = randomBytes(32).toString("base64url")
  /** @type {import("node:child_process").ChildProcess | null} */
  #child = null
  /** @type {Set<() => boolean>} each returns whether it is finished */
  #listeners = new Set()
  /** @type {(url: string) => void} */
  #tellUrl = () => {}
  /** Resolves to the address once the product answers. */
  url = this.#newUrl()

  /** @param {string} state */
  constructor(state) {
    this.#state = state
  }

  async start() {
    const child = spawn(process.execPath, [program, this.#state], {
      // A process group of its own, so that its workerd is killed with it.
      detached: true,
      env: { ...process.env, SECRET: this.#secret },
      stdio: ["ignore", "pipe", process.env["SHOW_LOGS"] ? "inherit" : "ignore"],
    })
    this.#child = child
    // The product's processes end with this process.
    const onExit = () => killGroup(child)
    process.once("exit", onExit)
    child.once("exit", () => process.off("exit", onExit))
    const started = new Promise((settle, fail) => {
      // If there are secrets for development, a line about them comes first.
      createInterface({ input: child.stdout }).on("line", (line) => {
        if (line.startsWith("http")) settle(line)
      })
      child.once("exit", () => fail(new Error("The product did not start.")))
    })
    this.#tellUrl(String(await started))
  }

  /** Called for each request that a client sends. */
  hear() {
    for (const listener of this.#listeners) if (listener()) this.#listeners.delete(listener)
  }

  /**
   * Resolves after this many more requests have been sent.
   * @param {number} count
   * @returns {Promise<void>}
   */
  requests(count) {
    return new Promise((settle) => {
      let left = count
      this.#listeners.add(() => {
        left -= 1
        if (left <= 0) settle()
        return left <= 0
      })
    })
  }

  /** Kills all its processes at once and waits until they have exited. */
  async kill() {
    const child = this.#child
    this.#child = null
    if (!child?.pid || child.exitCode !== null) return
    this.url = this.#newUrl()
    const gone = new Promise((settle) => child.once("exit", settle))
    killGroup(child)
    await gone
  }

  /** @returns {Promise<string>} */
  #newUrl() {
    return new Promise((settle) => {
      this.#tellUrl = settle
    })
  }
}

/** @param {import("node:child_process").ChildProcess} child */
function killGroup({ pid, exitCode }) {
  if (pid && exitCode === null) process.kill(-pid, "SIGKILL")
}
