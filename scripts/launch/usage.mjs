import { parseArgs } from "node:util"
import { Failure } from "./failure.mjs"

/** @typedef {Record<string, { type: "string" | "boolean", multiple?: boolean }>} Options */

/**
 * The arguments of a command. `--help` prints what it does and ends the process; an unknown option is a failure.
 * @param {string} usage its first line says what the command does
 * @param {object} [expected]
 * @param {Options} [expected.options]
 * @param {boolean} [expected.takesWords] arguments that are not options
 */
export function readArguments(usage, { options = {}, takesWords = false } = {}) {
  const args = process.argv.slice(2)
  if (isAskingForHelp(args)) {
    console.log(usage)
    process.exit(0)
  }
  try {
    const read = parseArgs({ args, options, allowPositionals: takesWords })
    return { values: read.values, words: read.positionals }
  } catch (error) {
    const [why = ""] = (error instanceof Error ? error.message : "").split(/\. |\n/)
    throw new Failure(`${why}.\n\n${usage}`)
  }
}

/** @param {readonly string[]} args */
export const isAskingForHelp = (args) => args.some((arg) => arg === "--help" || arg === "-h")

/**
 * The usage of a command that takes variables of the environment and no arguments.
 * @param {string} name
 * @param {string} does
 * @param {number} port
 */
export const startUsage = (name, does, port) => `${does}

Usage: npm run ${name}
It takes no arguments, but variables of the environment:
  PORT       the port (${port})
  STATE_DIR  the folder of the local data (.wrangler/state)
  SEED       demo, or none for an empty database (demo)${name === "start" ? apiUrlLine : ""}`

const apiUrlLine = `
  API_URL    the origin of another server that implements the contract, used instead of the reference API`
