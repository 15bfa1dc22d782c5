import { spawn } from "node:child_process"
import { root } from "./paths.mjs"

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
    child.once("error", fail)
    child.once("close", (code) => settle({ code: code ?? 1, said }))
  })
}

/**
 * Runs a JavaScript program of an installed package with the same Node.
 * @param {readonly string[]} args the program's file first
 * @param {{ env?: NodeJS.ProcessEnv, show?: boolean }} [options]
 */
export const runNode = (args, options) => runProgram(process.execPath, args, options)
