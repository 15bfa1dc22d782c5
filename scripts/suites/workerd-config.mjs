import { readFileSync, writeSync } from "node:fs"
import { withV8Flags } from "./v8-flags.mjs"

/** Copies the configuration from standard input to standard output, and adds the flags of the command line. */
const config = withV8Flags(readFileSync(0), process.argv.slice(2))
let written = 0
while (written < config.length) written += writeSync(1, config, written)
