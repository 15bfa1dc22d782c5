import { join } from "node:path"
import { runnerImport } from "vite"
import { root } from "./paths.mjs"

/**
 * The exports of a TypeScript file, for what the product or a test has already.
 * @param {string} path from the root of the repository
 * @returns {Promise<any>}
 */
export const loadSource = async (path) => (await runnerImport(join(root, path))).module
