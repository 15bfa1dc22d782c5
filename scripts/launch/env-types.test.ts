import { readFileSync } from "node:fs"
import { join } from "node:path"
import { expect, it } from "vitest"
import { envTypes } from "./env-types.mjs"
import { root } from "./paths.mjs"

it("types each Worker's bindings as its wrangler.toml declares them", async () => {
  const made = await envTypes()
  const kept = Object.keys(made).map((path) => [path, readFileSync(join(root, path), "utf8")])
  expect(Object.fromEntries(kept)).toEqual(made)
}, 60_000)
