import { expect, test } from "vitest"
import { measureHouse } from "./house"
import { functionsOf, quantile } from "./measures"
import { codeFolders, isTest, sourcesIn } from "./sources"

const folders = [...codeFolders, "scripts", "tests", "bench"]
const sources = sourcesIn(folders, ["server.ts", "vite.config.ts", "vitest.config.ts"])
const functions = sources.filter((source) => !isTest(source)).flatMap(functionsOf)
const product = sourcesIn(codeFolders).filter((source) => !isTest(source))
const { figures, lists } = measureHouse()

test("no file is longer than 200 lines", () => {
  const files = sources.map(({ path, lines }) => ({ where: path, lines }))
  report("files", files)
  expect(files.filter(({ lines }) => lines > 200)).toEqual([])
})

/** The share of the product's files that one other file imports. Only ever lower it. */
const singlyImportedMax = 0.2

test("files have owners: no folder holds more than 20, and few have a single importer", () => {
  expect(lists["folders with more than 20 files, routes aside"]).toEqual([])
  const single = lists["files with exactly one importer"] ?? []
  expect(single.length / product.length).toBeLessThanOrEqual(singlyImportedMax)
})

/** How many comments the product has for each line. Only ever lower it. */
const commentsMax = 0.0301

test("comments say what code cannot, so they are few", () => {
  const comments = Number(figures["comments"]?.replaceAll(",", ""))
  const lines = product.reduce((sum, source) => sum + source.lines, 0)
  expect(comments / lines).toBeLessThanOrEqual(commentsMax)
})

test("no function is longer than 60 lines, no page component longer than 90", () => {
  report("functions", functions)
  expect(functions.filter(({ lines, isComponent }) => lines > (isComponent ? 90 : 60))).toEqual([])
})

function report(what: string, measured: readonly { where: string; lines: number }[]) {
  // Functions of one line would lower every median.
  const lines = measured.map((each) => each.lines).filter((count) => count > 1)
  const worst = measured.toSorted((one, other) => other.lines - one.lines).slice(0, 10)
  console.log(
    `${measured.length} ${what}: median ${quantile(lines, 0.5)}, p90 ${quantile(lines, 0.9)} lines; the longest:`,
  )
  for (const each of worst) console.log(`${String(each.lines).padStart(5)}  ${each.where}`)
}
