import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { dirname, join } from "node:path"
import { afterAll, expect, test } from "vitest"
import { measureHouse } from "./house"

const checkout = mkdtempSync(join(tmpdir(), "tahaddi-house-"))
afterAll(() => rmSync(checkout, { recursive: true, force: true }))

const files: Readonly<Record<string, string>> = {
  "server.ts": `import { answer } from "./app/server/answer"\nexport default answer`,
  "app/server/answer.ts": `import { isPage } from "./is-page"\nimport { pathOf } from "../seo/path-of"
// Why.
/** What it is. */
export const answer = (url: string) => isPage(pathOf(url)) // At the end of a line.`,
  "app/server/is-page.ts": `const seen = new WeakMap()\nexport const isPage = (path: string) => /^\\/a\\//.test(path)`,
  "app/seo/path-of.ts": `export function pathOf(url: string) { return url }`,
  "app/routes/a/route.tsx": `export const loader = () => context.capabilities.has("record")\nexport type Reply = string`,
  "app/routes/b/route.tsx": `export const loader = () => null\nexport const addGrade = 1`,
  "api/src/http/reply.ts": `export interface Reply {}\nexport { pathOf } from "../../../app/seo/path-of"`,
  "api/src/endpoints/add.ts": `export const decide = 1, { judge } = {}`,
  "contract/calls.ts": `export const decide = 1, judge = 2, addGrade = 3`,
  "game/rules.test.ts": `export const isPage = 1`,
  "tests/support/given.ts": `export const given = 1`,
  "tests/support/given.test.ts": `export const given = 1`,
}
for (const [path, text] of Object.entries(files)) {
  mkdirSync(join(checkout, dirname(path)), { recursive: true })
  writeFileSync(join(checkout, path), text)
}

test("the measure of a house counts what it says", () => {
  const { figures, lists } = measureHouse(checkout)
  expect(figures).toMatchObject({
    app: "5 files, 12 lines",
    game: "0 files, 0 lines",
    "files with exactly one importer": "2 (22.2 %)",
    "… in the same folder": "1 (11.1 %)",
    "lines of a file: p50, p90, most": "2, 5, 5",
    comments: "3",
    "test support": "1 files, 1 lines",
  })
  expect(lists).toEqual({
    "folders with more than 20 files, routes aside": [],
    "files with exactly one importer": [
      "app/server/is-page <- app/server/answer",
      "app/server/answer <- server",
    ],
    "names exported twice in app, api/src, game, contract": [
      "Reply: app/routes/a/route.tsx, api/src/http/reply.ts",
      "addGrade: app/routes/b/route.tsx, contract/calls.ts",
    ],
    "functions named …Of": ["app/seo/path-of.ts:1 pathOf"],
    "module-level WeakMaps": ["app/server/is-page.ts:1 seen"],
    "address patterns in app/server and app/session": ["app/server/is-page.ts:2 /^\\/a\\//"],
    "files where capabilities are asked": ["app/routes/a/route.tsx"],
    "longest import walk, in files": ["server", "app/server/answer", "app/server/is-page"],
    "test support": ["tests/support/given.ts: 1"],
  })
})
