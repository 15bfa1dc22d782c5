import { readFileSync } from "node:fs"
import { join } from "node:path"
import { expect, test } from "vitest"
import { decisionIndex, namedIn, parseDecision, readDecisions, staleMentions } from "./decisions"
import { codeFolders, filesIn, root } from "./sources"

const records = readDecisions()
const decisions = records.filter((record) => typeof record !== "string")

test("each decision record begins with its number, a title, a status and a date", () => {
  expect(records.filter((record) => typeof record === "string")).toEqual([])
})

test("the index has each record once, by its title, and says which are superseded", () => {
  const lines = decisionIndex().match(/^- .*$/gm) ?? []
  const expected = decisions.map(({ number, title, file, successor, isSuperseded }) => {
    const replaced = isSuperseded ? ", superseded by" : ", in part superseded by"
    return `- [${number}. ${title}](${file})${successor ? `${replaced} ${successor}` : ""}`
  })
  expect(lines.toSorted()).toEqual(expected.toSorted())
})

test("a successor is a record that names its predecessor", () => {
  const wrong = decisions.filter(({ number, successor }) => {
    const other = decisions.find((each) => each.number === successor)
    return successor && !(other && namedIn(other.text).has(number))
  })
  expect(wrong.map(({ file }) => file)).toEqual([])
})

test("every decision that is named exists, and none that was superseded is called current", () => {
  const paths = [
    "README.md",
    "CONTRIBUTING.md",
    ...[...codeFolders, "docs", "scripts"].flatMap(filesIn),
  ]
  const documents = paths
    .filter((path) => /\.(md|ts|tsx|mjs)$/.test(path) && path !== "docs/decisions/README.md")
    .map((path) => ({ path, text: readFileSync(join(root, path), "utf8") }))
  const numbers = new Set(decisions.map(({ number }) => number))
  const unknown = documents.flatMap(({ path, text }) =>
    [...namedIn(text)].filter((each) => !numbers.has(each)).map((each) => `${path}: ${each}`),
  )
  expect(unknown).toEqual([])
  expect(staleMentions(decisions, documents)).toEqual([])
})

test("a superseded record is stale wherever its successor is not named", () => {
  const old = parseDecision(
    "docs/decisions/0001-old.md",
    "# 1. Old\n\nStatus: superseded by [decision 2](0002-new.md). Date: 2026-11-21.\n\nText.",
  )
  if (typeof old === "string") throw new Error(`${old} was not read`)
  expect(old).toMatchObject({ number: 1, isSuperseded: true, successor: 2, date: "2026-11-21" })
  const mentions = (path: string, text: string) => staleMentions([old], [{ path, text }])
  expect(mentions("docs/a.md", "As decision 1 says.")).toEqual([
    "docs/a.md: decision 1, superseded by 2",
  ])
  expect(mentions("docs/a.md", "See decisions 1 and 2.")).toEqual([])
  expect(mentions("docs/decisions/0002-new.md", "In place of decision 1.")).toEqual([])
  expect(mentions("docs/decisions/0003-other.md", "As decisions 7, 1 and 8 say.")).toHaveLength(1)
  for (const text of [
    "# 1. Old\n\nDate: 2026-11-21.\n",
    "# 1. Old\n\nStatus: superseded. Date: 2026-11-21.\n",
    "# 2. Old\n\nStatus: accepted. Date: 2026-11-21.\n",
  ])
    expect(parseDecision("docs/decisions/0001-old.md", text)).toBe("docs/decisions/0001-old.md")
})
