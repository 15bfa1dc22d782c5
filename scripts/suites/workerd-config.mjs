import { readFileSync, writeSync } from "node:fs"
import { withV8Flags } from "./v8-flags.mjs"

/** Copies the configuration from the standard input to the standard output, with the flags that are given. */
const config = withV8Flags(readFileSync(0), process.argv.slice(2))
let written = 0
while (written < config.length) written += writeSync(1, config, written)
