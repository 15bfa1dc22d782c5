import { readFileSync } from "node:fs"
import { join } from "node:path"
import { expect, test } from "vitest"
import { root } from "./sources"

const lock = readFileSync(join(root, "package-lock.json"), "utf8")
const names = new Set(Array.from(lock.matchAll(/"node_modules\/([^"]+)": \{/g), ([, name]) => name))

test("the lock file covers Linux, macOS and Windows", () => {
  const platforms = ["linux-x64", "linux-arm64", "darwin-arm64", "darwin-x64", "win32-x64"]
  const rollup = platforms.map((each) => `@rollup/rollup-${each}${suffix(each, "-gnu", "-msvc")}`)
  const esbuild = platforms.map((each) => `@esbuild/${each}`)
  const oxlint = platforms.map((each) => `@oxlint/binding-${each}${suffix(each, "-gnu", "-msvc")}`)
  const workerd = ["linux-64", "linux-arm64", "darwin-arm64", "darwin-64", "windows-64"]
  const wanted = [
    ...rollup,
    ...esbuild,
    ...oxlint,
    ...workerd.map((each) => `@cloudflare/workerd-${each}`),
  ]
  expect(wanted.filter((name) => !names.has(name))).toEqual([])
})

test("the lock file names no registry", () => {
  const observatory = readFileSync(join(root, "tests/observatory/package-lock.json"), "utf8")
  for (const each of [lock, observatory])
    expect(each.match(/"resolved": "https?:[^"]*"/g) ?? []).toEqual([])
})

const suffix = (platform: string, linux: string, windows: string) =>
  platform.startsWith("linux") ? linux : platform.startsWith("win32") ? windows : ""
