import { spawn } from "node:child_process"
import { randomBytes } from "node:crypto"
import { createInterface } from "node:readline"
import { fileURLToPath } from "node:url"

const program = fileURLToPath(new URL("./serve.mjs", import.meta.url))

/** The product in processes of its own, which can be killed and started again on the same state. */
export class Product {
  #state
  #secret = randomBytes(32).toString("base64url")
  /** @type {import("node:child_process").ChildProcess | null} */
  #child = null
  /** @type {Set<() => boolean>} each says whether it has heard enough */
  #listeners = new Set()
  /** @type {(url: string) => void} */
  #tellUrl = () => {}
  /** Settles with the address once the product answers: who comes meanwhile waits. */
  url = this.#newUrl()

  /** @param {string} state */
  constructor(state) {
    this.#state = state
  }

  async start() {
    const child = spawn(process.execPath, [program, this.#state], {
      // A group of its own, so that its workerd dies with it.
      detached: true,
      env: { ...process.env, SECRET: this.#secret },
      stdio: ["ignore", "pipe", process.env["SHOW_LOGS"] ? "inherit" : "ignore"],
    })
    this.#child = child
    // Nothing of it outlives who plays on it.
    const onExit = () => killGroup(child)
    process.once("exit", onExit)
    child.once("exit", () => process.off("exit", onExit))
    const started = new Promise((settle, fail) => {
      createInterface({ input: child.stdout }).once("line", settle)
      child.once("exit", () => fail(new Error("The product did not start.")))
    })
    this.#tellUrl(String(await started))
  }

  /** A request is on its way. */
  hear() {
    for (const listener of this.#listeners) if (listener()) this.#listeners.delete(listener)
  }

  /** Settles once so many requests more have been sent. @param {number} count @returns {Promise<void>} */
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

  /** Kills every process of it at once and waits until they are gone. */
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
