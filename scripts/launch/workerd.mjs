import { subscribe, unsubscribe } from "node:diagnostics_channel"

/** @typedef {import("node:child_process").ChildProcess} Child */

const channel = "child_process"

/**
 * The process that Miniflare starts, and does not show, while this runs.
 * @template Result
 * @param {() => Promise<Result>} start
 * @returns {Promise<{ result: Result, workerd: Child }>}
 */
export async function withWorkerd(start) {
  /** @type {Child[]} */
  const made = []
  const see = (/** @type {unknown} */ message) => void made.push(childOf(message))
  subscribe(channel, see)
  try {
    const result = await start()
    const workerd = made.findLast(({ spawnargs }) => spawnargs.includes("--control-fd=3"))
    if (!workerd) throw new Error("Miniflare has not started workerd.")
    return { result, workerd }
  } finally {
    unsubscribe(channel, see)
  }
}

/** @param {any} message */
const childOf = ({ process: child }) => child

/** How a process ends: "SIGKILL", "code 1". @param {Child} child @returns {Promise<string>} */
export function endOf(child) {
  const said = () => child.signalCode ?? `code ${child.exitCode}`
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve(said())
  return new Promise((settle) => child.once("exit", () => settle(said())))
}
