import { spawn } from "node:child_process"
import { once } from "node:events"
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { fileURLToPath } from "node:url"
import { afterAll, expect, test } from "vitest"
import { Failure, sentenceOf } from "./failure.mjs"
import { ensureWritable } from "./state-folder.mjs"

const folder = mkdtempSync(join(tmpdir(), "tahaddi-folder-"))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const file = join(folder, "file")
writeFileSync(file, "")

test("makes a folder and those above it, and leaves nothing in it", () => {
  const state = join(folder, "a", "b")
  ensureWritable(state)
  ensureWritable(state)
  expect(readdirSync(state)).toEqual([])
})

test.each([
  [file, "is a file, not a folder"],
  [join(file, "state"), "is below a file"],
])("says in one sentence why %s cannot be a state", (state, reason) => {
  expect(() => ensureWritable(state)).toThrow(
    `The state folder ${state} ${reason}: set STATE_DIR to another one.`,
  )
})

test.skipIf(process.platform !== "linux")("says that /proc/x cannot be made", () => {
  expect(() => ensureWritable("/proc/x/y")).toThrow("/proc/x/y cannot be made there")
})

test.each(["start.mjs", "start-api.mjs", "dev.mjs"])(
  "%s exits with 1 and that sentence alone",
  async (name) => {
    const env = { ...process.env, STATE_DIR: join(file, "state"), PORT: "49321" }
    const script = fileURLToPath(new URL(`../${name}`, import.meta.url))
    const child = spawn(process.execPath, [script], { env })
    let said = ""
    for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => (said += chunk))
    const [code] = await once(child, "close")
    expect(code).toBe(1)
    expect(said.trim().split("\n")).toEqual([expect.stringContaining("is below a file")])
  },
  120_000,
)

test("a full disk is one sentence, whoever has noticed it", () => {
  const sentence = "The disk is full: free some room, then run this again."
  const ofSystem = new Error("ENOSPC: no space left on device, write")
  const ofProgram = new Failure("wrangler d1 failed:\ndatabase or disk is full: SQLITE_FULL")
  expect([ofSystem, ofProgram].map(sentenceOf)).toEqual([sentence, sentence])
  expect(sentenceOf(new Failure("Another one."))).toBe("Another one.")
})
