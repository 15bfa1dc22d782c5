import { createHash } from "node:crypto"
import { readdirSync, readFileSync } from "node:fs"
import { join, resolve } from "node:path"

const placeholder = JSON.stringify("{{script-hashes}}")

/**
 * Defines `SCRIPT_HASHES` for the server: the `integrity` of every script of the client build, by address.
 * It is empty in the browser and in development.
 *
 * Remix writes the last script, its manifest, while it builds the server, so the hashes are inserted when the
 * server's code is written.
 * @returns {import("vite").Plugin}
 */
export function scriptHashes() {
  let assets = ""
  return {
    name: "tahaddi-script-hashes",
    config: (_, { command, isSsrBuild }) => ({
      define: { SCRIPT_HASHES: command === "build" && isSsrBuild ? placeholder : "{}" },
    }),
    configResolved: ({ build, root }) => {
      assets = resolve(root, build.outDir, "..", "client", build.assetsDir)
    },
    renderChunk: (code) =>
      code.includes(placeholder)
        ? { code: code.replaceAll(placeholder, JSON.stringify(hashesIn(assets))), map: null }
        : null,
  }
}

/** @param {string} folder */
function hashesIn(folder) {
  const names = readdirSync(folder).filter((name) => name.endsWith(".js"))
  return Object.fromEntries(names.map((name) => [`/assets/${name}`, hashOf(join(folder, name))]))
}

/** The shortest hash that browsers accept. @param {string} file */
const hashOf = (file) =>
  `sha256-${createHash("sha256").update(readFileSync(file)).digest("base64")}`
