import { existsSync, readFileSync } from "node:fs"
import { dirname, join } from "node:path"
import { expect, test } from "vitest"
import { filesIn, root } from "./sources"

const documents = [
  "README.md",
  "CONTRIBUTING.md",
  "CHANGELOG.md",
  "SECURITY.md",
  ...filesIn("docs"),
]
  .filter((path) => path.endsWith(".md"))
  .map((path) => ({ path, text: readFileSync(join(root, path), "utf8") }))

const folders = "app|api|game|referee|contract|mail|tests|scripts|bench|public|docs"
const namedPath = new RegExp(`\`((?:${folders})/[\\w./$-]+)\``, "g")

test("every file and folder that a document names exists", () => {
  const missing = documents.flatMap(({ path, text }) =>
    [...text.matchAll(namedPath)].flatMap(([, named = ""]) =>
      existsSync(join(root, named)) ? [] : [`${path}: ${named}`],
    ),
  )
  expect(missing).toEqual([])
})

test("every link of a document leads to a file", () => {
  const broken = documents.flatMap(({ path, text }) =>
    [...text.matchAll(/\]\(([^)#:]+)\)/g)].flatMap(([, target = ""]) =>
      existsSync(join(root, dirname(path), target)) ? [] : [`${path}: ${target}`],
    ),
  )
  expect(broken).toEqual([])
})
