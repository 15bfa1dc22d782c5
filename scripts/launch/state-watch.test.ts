import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { expect, onTestFinished, test } from "vitest"
import { watchState } from "./state-watch.mjs"

function newState() {
  const folder = mkdtempSync(join(tmpdir(), "tahaddi-watch-"))
  const state = join(folder, "state")
  for (const name of ["d1/databases", "do/players"])
    mkdirSync(join(state, "v3", name), { recursive: true })
  const database = join(state, "v3", "d1", "databases", "a.sqlite")
  writeFileSync(database, "")
  const watching = watchState(state)
  onTestFinished(() => {
    watching.close()
    rmSync(folder, { recursive: true, force: true })
  })
  return { state, database, lost: watching.lost }
}

test("says that a state is deleted", async () => {
  const { state, lost } = newState()
  rmSync(state, { recursive: true })
  expect(await lost).toContain(state)
})

test("says that a state is moved, although its files are all there", async () => {
  const { state, lost } = newState()
  renameSync(state, `${state}-2`)
  expect(await lost).toBe(state)
})

test("says that the database is replaced by another file", async () => {
  const { database, lost } = newState()
  writeFileSync(`${database}.new`, "")
  renameSync(`${database}.new`, database)
  expect(await lost).toBe(database)
})

test("says nothing when files are written, made and deleted that come and go", async () => {
  const { state, database, lost } = newState()
  const objects = join(state, "v3", "do", "players")
  writeFileSync(database, "more")
  for (const path of [`${database}-wal`, join(objects, "b.sqlite"), join(state, "rounds.lock")]) {
    writeFileSync(path, "")
    rmSync(path)
  }
  rmSync(state, { recursive: true })
  expect(await lost).not.toMatch(/wal|b\.sqlite|lock/)
})
