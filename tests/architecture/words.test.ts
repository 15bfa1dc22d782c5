import { readFileSync } from "node:fs"
import { join } from "node:path"
import ts from "typescript"
import { expect, test } from "vitest"
import { retiredNames, retiredPaths, type RetiredName } from "./retired-names"
import { filesIn, root, sourcesIn, walk } from "./sources"

const folders = ["app", "api", "game", "referee", "contract", "mail", "tests", "scripts"]
const files = [...folders, "docs"].flatMap(filesIn)
const ownFiles = /^tests\/architecture\/(retired-names|words\.test)\./

interface Found {
  readonly name: string
  readonly line: number
}

const identifiers = sourcesIn(folders, ["server.ts"])
  .filter(({ path }) => !ownFiles.test(path))
  .map(({ path, tree }) => {
    const found: Found[] = []
    walk(tree, (node) => {
      if (!ts.isIdentifier(node) && !ts.isPrivateIdentifier(node)) return
      const line = tree.getLineAndCharacterOfPosition(node.getStart()).line + 1
      found.push({ name: node.text.replace("#", ""), line })
    })
    return { path, found }
  })

/** The words in migrations, and in the code spans of documents. */
const texts = files
  .filter((path) => /\.(sql|md)$/.test(path))
  .map((path) => {
    const lines = readFileSync(join(root, path), "utf8").split("\n")
    const found = lines.flatMap((text, index) => {
      const code = path.endsWith(".sql") ? [text] : (text.match(/`[^`]+`/g) ?? [])
      const words = code.flatMap((part) => part.match(/[A-Za-z_]+/g) ?? [])
      return words.map((name) => ({ name, line: index + 1 }))
    })
    return { path, found }
  })

const isWithin = (path: string, { within }: RetiredName) =>
  within.some((part) => path === part || path.startsWith(`${part}/`))

const known = new Set(retiredNames.map(({ old }) => old))

function usesIn({ path, found }: { readonly path: string; readonly found: readonly Found[] }) {
  return found.flatMap(({ name, line }) => {
    if (!known.has(name)) return []
    const retired = retiredNames.find((one) => one.old === name && isWithin(path, one))
    return retired ? [{ name, text: `${path}:${line} ${name}: use ${retired.use}` }] : []
  })
}

test("no identifier has a retired name", () => {
  const uses = [...identifiers, ...texts].flatMap(usesIn)
  expect(uses.map(({ text }) => text)).toEqual([])
})

test("no file or folder has a retired name", () => {
  const uses = Object.entries(retiredPaths).flatMap(([old, use]) => {
    const pattern = new RegExp(`(^|/)${old}(/|\\.|$)`)
    const path = files.find((file) => !/^(docs|tests)\//.test(file) && pattern.test(file))
    return path ? [`${path}: use ${use}`] : []
  })
  expect(uses).toEqual([])
})
