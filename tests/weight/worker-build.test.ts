import { readFileSync } from "node:fs"
import { expect, test } from "vitest"

const built = (name: string) =>
  readFileSync(new URL(`../../build/server/${name}`, import.meta.url), "utf8")
const { sources }: { sources: readonly string[] } = JSON.parse(built("index.js.map"))

/** The folders of packages that modules are from, with those of the packages around them. */
const folders = new Set(
  sources.map((path) =>
    path
      .split("node_modules/")
      .slice(1)
      .map((part) => /^(?:@[^/]+\/)?[^/]+/.exec(part)?.[0])
      .join("/node_modules/"),
  ),
)

test("the Worker holds one copy of each package", () => {
  const names = [...folders].map((folder) => folder.split("/node_modules/").at(-1))
  expect(names.toSorted()).toEqual([...new Set(names)].toSorted())
})

test.each([
  ["React for browsers", /react-dom\.production/],
  ["React's renderer to streams", /react-dom-server\.browser/],
  ["the old zod", /\/zod\/v3\//],
  ["Remix's server as CommonJS", /server-runtime\/dist\/(?!esm)/],
  ["the router as CommonJS", /router\/dist\/router\.cjs/],
  ["turbo-stream", /turbo-stream\/dist\//],
])("the Worker does not hold %s", (_, path) => {
  expect(sources.length).toBeGreaterThan(500)
  expect(sources.filter((source) => path.test(source))).toEqual([])
})

test("wrangler adds no package to the Worker", () => {
  const imported = built("index.js").matchAll(/^(?:import|export) .*from "([^"]+)"/gm)
  for (const [, name] of imported) expect(name).toMatch(/^node:/)
})
