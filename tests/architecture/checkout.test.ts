import { readFileSync } from "node:fs"
import { extname, join } from "node:path"
import { expect, test } from "vitest"
import { codeFolders, filesIn, root } from "./sources"

const attributes = readFileSync(join(root, ".gitattributes"), "utf8")
const folders = [...codeFolders, "bench", "docs", "public", "scripts", "tests"]
const paths = folders.flatMap(filesIn)
const here = "tests/architecture/checkout.test.ts"

/** Windows converts line ends unless git is told not to: then format and shell scripts fail. */
test("every text file has LF on every platform", () => {
  expect(attributes).toContain("* text=auto eol=lf\n")
  const withCr = paths.filter((path) => !isBinary(path) && textOf(path).includes("\r"))
  expect(withCr).toEqual([])
})

test("every kind of binary file is marked", () => {
  const kinds = new Set(paths.filter(isBinary).map((path) => extname(path)))
  const unmarked = [...kinds].filter((kind) => !attributes.includes(`*${kind} binary\n`))
  expect(unmarked).toEqual([])
})

/** On Windows the `pathname` of a file's URL is `/C:/…`, which is no path: `fileURLToPath` is. */
test("no address of a file is used as a path by URL.pathname", () => {
  const found = paths
    .filter((path) => /\.(ts|tsx|mjs|js)$/.test(path) && path !== here)
    .filter((path) => /import\.meta\.url[^]*\.pathname\b/.test(textOf(path)))
  expect(found).toEqual([])
})

test("the workflow runs the oldest Node that the product supports, as .nvmrc does", () => {
  const oldest = textOf(".nvmrc").trim()
  expect(JSON.parse(textOf("package.json")).engines.node).toBe(`>=${oldest}`)
  expect(textOf(".github/workflows/ci.yml")).toContain(`image: node:${oldest}-`)
})

const textOf = (path: string) => readFileSync(join(root, path), "utf8")
const isPicture = (path: string) => /\.(png|webp|jpe?g|gif|ico|woff2?)$/.test(path)
/** As git decides: a NUL in the first 8,000 bytes. */
const isBinary = (path: string) =>
  isPicture(path) || readFileSync(join(root, path)).subarray(0, 8000).includes(0)
