import { existsSync, readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"

const comment = /\/\*\*(?:(?!\*\/)[\s\S])*@license(?:(?!\*\/)[\s\S])*\*\//g

/**
 * Writes the licenses of all packages in the browser's scripts into one file, /licenses.txt, to which the largest
 * script refers, instead of a comment for each package in scripts that every phone loads.
 * @returns {import("vite").Plugin}
 */
export function licenses() {
  return {
    name: "tahaddi-licenses",
    apply: (_, { command, isSsrBuild }) => command === "build" && !isSsrBuild,
    enforce: "pre",
    transform: (code, id) =>
      id.includes("/node_modules/") ? { code: code.replace(comment, ""), map: null } : null,
    generateBundle(_, bundle) {
      const packages = Object.values(bundle)
        .flatMap((file) => (file.type === "chunk" ? Object.entries(file.modules) : []))
        .flatMap(([id, { renderedLength }]) => (renderedLength > 0 ? (packageOf(id) ?? []) : []))
      const texts = [...new Set(packages)].toSorted().map(licenseOf)
      this.emitFile({ type: "asset", fileName: "licenses.txt", source: texts.join("\n\n") })
      for (const file of Object.values(bundle))
        if (file.type === "chunk" && file.name === "shared")
          file.code = `/*! /licenses.txt */${file.code}`
    },
  }
}

/** The folder of the package that contains a module, `null` if there is none. @param {string} id */
function packageOf(id) {
  // With the drive's letter on Windows.
  const path = /(?:\b[A-Z]:)?\/.*\/node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/.exec(id)?.[0]
  return path && existsSync(join(path, "package.json")) ? path : null
}

/** @param {string} folder */
function licenseOf(folder) {
  const { name, version, license } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"))
  const file = readdirSync(folder).find((each) => /^licen[cs]e/i.test(each))
  const text = file ? readFileSync(join(folder, file), "utf8").trim() : `License: ${license}`
  return `${name} ${version}\n\n${text}`
}
