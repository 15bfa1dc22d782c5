import { join } from "node:path"
import { root } from "./paths.mjs"

/**
 * The exports of a TypeScript file, for what the product or a test has already.
 * @param {string} path from the root of the repository
 * @returns {Promise<any>}
 */
export async function loadSource(path) {
  const { runnerImport } = await import("vite")
  return (await runnerImport(join(root, path))).module
}
