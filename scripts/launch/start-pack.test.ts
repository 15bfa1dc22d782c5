import { existsSync } from "node:fs"
import { createRequire } from "node:module"
import { join } from "node:path"
import { expect, it } from "vitest"
import { root } from "./paths.mjs"
import { buildStartPack } from "./start-pack.mjs"

it("stays where it is while the pages are built, which empties their folder", () => {
  buildStartPack()
  const file = createRequire(import.meta.url).resolve("#built/start-pack")
  expect(existsSync(file)).toBe(true)
  expect(file.startsWith(join(root, "build"))).toBe(false)
})
