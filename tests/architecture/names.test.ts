import { expect, test } from "vitest"
import { homonymsIn } from "./exports"
import { codeFolders, filesIn, isTest, sourcesIn } from "./sources"

const product = sourcesIn(["app", "api/src", "game", "contract"]).filter((each) => !isTest(each))
const files = [...codeFolders, "scripts", "tests", "bench"].flatMap(filesIn)

test("no folder has a vague name", () => {
  const vague = /(^|\/)(libs?|utils?|helpers?|common|services?|hooks|misc|shared)\//
  expect(files.filter((path) => vague.test(path))).toEqual([])
})

test("files are named in kebab-case", () => {
  const code = files.filter((path) => /\.(ts|tsx|mjs|js)$/.test(path))
  expect(code.filter((path) => !isKebab(path))).toEqual([])
})

test("tests beside their source are named after it", () => {
  const tests = codeFolders.flatMap(filesIn).filter((path) => /\.test\.tsx?$/.test(path))
  const orphan = tests.filter((path) => !hasSource(path.replace(/\.test\.tsx?$/, "")))
  expect(orphan).toEqual([])
})

/** How many exported names may be declared in several files. Only ever lower it. */
const homonymsMax = 15

test("no more names than before are exported by several files", () => {
  const homonyms = [...homonymsIn(product)].map(([name, paths]) => `${name}: ${paths.join(", ")}`)
  expect(homonyms.length, homonyms.join("\n")).toBeLessThanOrEqual(homonymsMax)
})

const isKebab = (path: string) => /^[a-z0-9_$.-]+$/.test(path.split("/").at(-1) ?? "")

/** Whether a test has a source file; `rounds.debts.test.ts` covers one aspect of `rounds.ts`. */
const hasSource = (stem: string) =>
  [stem, stem.replace(/\.[^./]+$/, "")].some((source) =>
    files.some((path) => path.startsWith(`${source}.`) && !/\.test\.tsx?$/.test(path)),
  ) || stem.startsWith("api/seed/check")
