import { readFileSync } from "node:fs"
import { join } from "node:path"
import { format } from "oxfmt"
import { root } from "./paths.mjs"

/**
 * Formats a text as the project's formatter would format a file of this name.
 * @param {string} path
 * @param {string} text
 */
export async function formatted(path, text) {
  const settings = JSON.parse(readFileSync(join(root, ".oxfmtrc.json"), "utf8"))
  const { code } = await format(path, text, settings)
  return code
}
