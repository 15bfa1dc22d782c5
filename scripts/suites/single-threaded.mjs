import { createRequire } from "node:module"
import { join } from "node:path"
import { root } from "../launch/paths.mjs"

const { resolve: pathOf } = createRequire(import.meta.url)

/** The path of the workerd that Miniflare starts by default. @returns {string} */
export const workerdPath = () => createRequire(pathOf("miniflare"))("workerd").default

/** Makes Miniflare start workerd with V8 in a single thread. Does nothing on Windows, which has no sh. */
export function runWorkerdSingleThreaded() {
  if (process.platform === "win32") return
  process.env["TAHADDI_WORKERD"] = workerdPath()
  process.env["MINIFLARE_WORKERD_PATH"] = join(root, "scripts", "suites", "workerd.sh")
}
