import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { parseEnv } from "node:util"
import { afterAll, expect, test } from "vitest"
import { root, workers } from "./paths.mjs"
import { appSecrets, readDevVars } from "./secrets.mjs"

const folder = mkdtempSync(join(tmpdir(), "tahaddi-secrets-"))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const long = "x".repeat(32)

test("creates a missing file, and reads it again", () => {
  const file = join(folder, "new")
  const made = readDevVars(file)
  expect(made["SESSION_SECRETS"]).toMatch(/^[\w-]{43}$/)
  expect(readDevVars(file)).toEqual(made)
})

test.each([`SESSION_SECRETS=${long}`, `SESSION_SECRETS="${long}, ${long}"\nAPP_URL=""`])(
  "accepts %j",
  (text) => {
    const file = join(folder, "good")
    writeFileSync(file, text)
    expect(readDevVars(file)["SESSION_SECRETS"]).toContain(long)
  },
)

test.each([
  ["", "lacks SESSION_SECRETS"],
  ["OTHER=1", "lacks SESSION_SECRETS"],
  ["SESSION_SECRETS=", "lacks SESSION_SECRETS"],
  [`SESSION_SECRETS=${"x".repeat(31)}`, "at least 32 characters"],
  [`SESSION_SECRETS="${long},short"`, "at least 32 characters"],
  [`SESSION_SECRETS="${long},"`, "at least 32 characters"],
  ["\u0000\u0001", "lacks SESSION_SECRETS"],
])("says in one sentence what is wrong with %j, and keeps the file", (text, sentence) => {
  const file = join(folder, "bad")
  writeFileSync(file, text)
  expect(() => readDevVars(file)).toThrow(sentence)
  expect(readFileSync(file, "utf8")).toBe(text)
})

test("says in one sentence that the file is a folder, or not writable", () => {
  const file = join(folder, "folder")
  mkdirSync(file)
  expect(() => readDevVars(file)).toThrow(".dev.vars is a folder")
  expect(existsSync(file)).toBe(true)
  expect(() => readDevVars(join(folder, "new", "below"))).toThrow(
    ".dev.vars cannot be written (ENOTDIR)",
  )
})

test("the example names each variable and secret of the app, and is refused as it stands", () => {
  const text = readFileSync(join(root, ".dev.vars.example"), "utf8")
  const [, vars = ""] = readFileSync(workers.app.config, "utf8").split("[vars]")
  const names = Array.from(vars.matchAll(/^([A-Z_]+) = /gm), ([, name]) => name)
  expect(Object.keys(parseEnv(text)).toSorted()).toEqual([...names, ...appSecrets].toSorted())
  const file = join(folder, "copied")
  writeFileSync(file, text)
  expect(() => readDevVars(file)).toThrow("lacks SESSION_SECRETS")
})
