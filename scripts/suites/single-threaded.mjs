import { createRequire } from "node:module"
import { join } from "node:path"
import { root } from "../launch/paths.mjs"

const { resolve: pathOf } = createRequire(import.meta.url)

/** The program that Miniflare would start. @returns {string} */
export const workerdPath = () => createRequire(pathOf("miniflare"))("workerd").default

/** What Miniflare starts from now on runs V8 without threads in the background. Not on Windows, which has no sh. */
export function runWorkerdSingleThreaded() {
  if (process.platform === "win32") return
  process.env["TAHADDI_WORKERD"] = workerdPath()
  process.env["MINIFLARE_WORKERD_PATH"] = join(root, "scripts", "suites", "workerd.sh")
}
