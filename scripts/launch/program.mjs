import { spawn } from "node:child_process"
import { root } from "./paths.mjs"
import { isEndingNow, stopBeforeEnd } from "./signals.mjs"

/**
 * Runs a program to its end and returns its output.
 * @param {string} program
 * @param {readonly string[]} args
 * @param {{ env?: NodeJS.ProcessEnv, show?: boolean }} [options] `show`: prints the output at once
 * @returns {Promise<{ code: number, said: string }>}
 */
export function runProgram(program, args, { env = process.env, show = false } = {}) {
  return new Promise((settle, fail) => {
    const child = spawn(program, args, { cwd: root, env, stdio: ["ignore", "pipe", "pipe"] })
    let said = ""
    for (const stream of [child.stdout, child.stderr]) {
      stream.on("data", (chunk) => {
        said += chunk
        if (show) process.stdout.write(chunk)
      })
    }
    endFirst(child)
    child.once("error", fail)
    // Ended by a signal, some programs say that they have succeeded.
    child.once("close", (code) => isEndingNow() || settle({ code: code ?? 1, said }))
  })
}

/**
 * Runs a JavaScript program of an installed package with the same Node.
 * @param {readonly string[]} args the program's file first
 * @param {{ env?: NodeJS.ProcessEnv, show?: boolean }} [options]
 */
export const runNode = (args, options) => runProgram(process.execPath, args, options)

/**
 * Stops a child before this process ends by a signal.
 * @param {import("node:child_process").ChildProcess} child
 * @returns {() => Promise<void>} stops it now
 */
export function endFirst(child) {
  /** @type {Promise<void>} */
  const closed = new Promise((settle) => child.once("close", () => settle()))
  const stop = () => {
    child.kill("SIGTERM")
    return closed
  }
  void closed.then(stopBeforeEnd(stop))
  return stop
}
