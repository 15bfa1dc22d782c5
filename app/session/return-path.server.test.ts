import { expect, it } from "vitest"
import { returnPath } from "./return-path.server"

it.each(["/", "/top-10", "/games/education/offside?subject=Math&chapter=1", "/a/../top-10"])(
  "keeps the path %s of this site",
  (path) => {
    expect(returnPath(path)).toBe(path === "/a/../top-10" ? "/top-10" : path)
  },
)

it.each([
  "//evil.example",
  "/\\evil.example",
  "\\/evil.example",
  "https://evil.example",
  "javascript:alert(1)",
  "evil.example",
  "/\t/evil.example",
  "/\n/evil.example",
  " //evil.example",
  "",
  null,
  undefined,
  42,
])("turns %j into the home page", (value) => {
  expect(returnPath(value)).toBe("/")
})

it.each(["/.//evil.example", "/..//evil.example", "/%2e//evil.example"])(
  "never redirects to another site for %s",
  (path) => {
    expect(returnPath(path)).toMatch(/^\/(?!\/)/)
  },
)
