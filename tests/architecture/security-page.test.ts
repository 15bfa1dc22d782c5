import { existsSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { expect, test } from "vitest"
import { root } from "./sources"

const page = readFileSync(join(root, "docs/security.md"), "utf8")
const rows = page
  .split("\n")
  .map((line) => line.split("|").map((cell) => cell.trim()))
  .flatMap(([, id = "", how = "", proof = ""]) =>
    /^\d+\.\d+\.\d+$/.test(id) ? [{ id, how, proof }] : [],
  )

/** The number of level 1 requirements in each chapter of ASVS 5.0. */
const ofChapter: Readonly<Record<string, number>> = {
  1: 8,
  2: 4,
  3: 8,
  4: 2,
  5: 4,
  6: 13,
  7: 6,
  8: 4,
  9: 4,
  10: 5,
  11: 3,
  12: 3,
  13: 1,
  14: 2,
  15: 3,
}

test("each of the 70 requirements of level 1 has a row", () => {
  const found: Record<string, number> = {}
  for (const { id } of rows) {
    const [chapter = ""] = id.split(".")
    found[chapter] = (found[chapter] ?? 0) + 1
  }
  expect(found).toEqual(ofChapter)
  expect(new Set(rows.map(({ id }) => id)).size).toBe(70)
})

test.each(rows)("$id names an existing test, or says why there is none", ({ how, proof }) => {
  if (proof === "") return expect(how).toMatch(/open|not applicable/)
  const [, file = "", title = ""] = /^`([^`]+)` "(.+)"$/.exec(proof) ?? []
  expect(file, proof).not.toBe("")
  expect(existsSync(join(root, file)), file).toBe(true)
  expect(readFileSync(join(root, file), "utf8")).toContain(title)
})

test("every file named in the page exists", () => {
  const files = page.match(/`(tests|api|app)\/[\w./-]+`/g) ?? []
  const missing = files.filter((file) => !existsSync(join(root, file.slice(1, -1))))
  expect(missing).toEqual([])
})
