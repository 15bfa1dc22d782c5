import { expect, test } from "vitest"
import { codeFolders, filesIn } from "./sources"

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

const isKebab = (path: string) => /^[a-z0-9_$.-]+$/.test(path.split("/").at(-1) ?? "")

/** Whether a test has a source file; `rounds.debts.test.ts` covers one aspect of `rounds.ts`. */
const hasSource = (stem: string) =>
  [stem, stem.replace(/\.[^./]+$/, "")].some((source) =>
    files.some((path) => path.startsWith(`${source}.`) && !/\.test\.tsx?$/.test(path)),
  ) || stem.startsWith("api/seed/check")
