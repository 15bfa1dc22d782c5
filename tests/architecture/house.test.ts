import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { dirname, join } from "node:path"
import { afterAll, expect, test } from "vitest"
import { measureHouse } from "./house"

const checkout = mkdtempSync(join(tmpdir(), "tahaddi-house-"))
afterAll(() => rmSync(checkout, { recursive: true, force: true }))

const eightLines = Array.from({ length: 8 }, (_, at) => `const line${at} = ${at}`).join("\n\n")
const files: Readonly<Record<string, string>> = {
  "app/play/round/play-route.server.ts": `function loadPlayPage(play) {
    if (!play) return null
    return openRound(play)
  }
  function openRound(play) { return draw({ ...play, key }, other(1)) }
  function unused(play) { return openRound(play) }`,
  "app/routes/games.$categoryGame.five-hints.play-five-hints/route.tsx": `import "#app/play/round/play-route.server"
import "#app/seo/path-of"`,
  "app/routes/c/route.tsx": `import "#app/seo/path-of"
${eightLines}`,
  "game/twice.ts": `import { one } from "#app/seo/path-of"

${eightLines}
const ninth = 9
`,
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
    app: "8 files, 36 lines",
    game: "1 files, 18 lines",
    "files with exactly one importer": "3 (23.1 %)",
    "… in the same folder": "1 (7.7 %)",
    "lines of a file: p50, p90, most": "2, 16, 18",
    comments: "3",
    "largest folders, routes aside": "app/server: 2, app/play/round: 1, app/seo: 1",
    "test support": "1 files, 1 lines",
  })
  expect(lists).toEqual({
    "folders with more than 20 files, routes aside": [],
    "files with exactly one importer": [
      "app/play/round/play-route.server <- app/routes/games.$categoryGame.five-hints.play-five-hints/route",
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
    "runs of 8 lines or more that stand twice": [
      "game/twice.ts:3 = app/routes/c/route.tsx:2, 8 lines",
    ],
    "files that an answer passes and no other page or call": [
      "app/routes/games.$categoryGame.five-hints.play-five-hints/route",
      "app/play/round/play-route.server",
    ],
    "stops of loadPlayPage": ["loadPlayPage: openRound", "openRound: draw"],
    "returns of loadPlayPage": [
      "loadPlayPage: return null",
      "loadPlayPage: return openRound(play)",
      "openRound: return draw({ ...play, key }, other(1))",
    ],
    "longest import walk, in files": ["server", "app/server/answer", "app/server/is-page"],
    "test support": ["tests/support/given.ts: 1"],
  })
})
