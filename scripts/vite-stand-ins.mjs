import { createRequire } from "node:module"
import { dirname, join } from "node:path"
import { fileURLToPath } from "node:url"

const require = createRequire(import.meta.url)
const inPackage = (/** @type {string} */ name, /** @type {string} */ path) =>
  join(dirname(require.resolve(`${name}/package.json`)), path)

/** @param {Readonly<Record<string, string>>} replacements */
const toAliases = (replacements) =>
  Object.entries(replacements).map(([name, replacement]) => ({
    find: new RegExp(`^${name}$`),
    replacement,
  }))

const ours = (/** @type {string} */ name) => fileURLToPath(new URL(name, import.meta.url))

const both = { "turbo-stream": ours("data-as-json.mjs") }

/** What is replaced in scripts for browsers, too: both sides have one format of data. */
export const inBrowsers = toAliases(both)

/**
 * The modules of the Worker's bundle that would otherwise be in it twice, or that no request runs: decision 71.
 * Packages without exports are ES modules for those that import them, and CommonJS for those that require them.
 */
export const oncePerWorker = toAliases({
  ...both,
  "@remix-run/server-runtime": inPackage("@remix-run/server-runtime", "dist/esm/index.js"),
  "@remix-run/router": inPackage("@remix-run/router", "dist/router.js"),
  // Without the renderer to streams, which server.browser.js loads too: decision 95.
  "react-dom/server": inPackage(
    "react-dom",
    "cjs/react-dom-server-legacy.browser.production.min.js",
  ),
  // react-router-dom imports the browser's renderer for flushSync, which a server never calls.
  "react-dom": ours("no-react-dom.mjs"),
})
