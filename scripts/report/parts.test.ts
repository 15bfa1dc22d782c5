import { existsSync } from "node:fs"
import { join } from "node:path"
import { expect, test } from "vitest"
import { root } from "../launch/paths.mjs"
import { parts } from "./parts.mjs"

test("every claim of the report names tests that exist", () => {
  const files = Object.values(parts).flat()
  expect(files.filter((file) => !existsSync(join(root, file)))).toEqual([])
})
