import { spawn } from "node:child_process"
import { once } from "node:events"
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { createServer } from "node:net"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, expect, test } from "vitest"
import { ensureWritable } from "./state-folder.mjs"
import { askHolder, holdState } from "./state-lock.mjs"

const folder = mkdtempSync(join(tmpdir(), "tahaddi-state-"))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const inUse = (state: string) => `Another instance uses the state folder ${state}`

/** Another process that locks a state until it ends. */
async function holder(state: string, parts: string) {
  const module = new URL("state-lock.mjs", import.meta.url).href
  const source = `import { holdState } from ${JSON.stringify(module)}
    await holdState(${JSON.stringify(state)}, ${parts})
    console.log("held")
    process.on("SIGTERM", () => process.exit(0))
    setInterval(() => {}, 1000)`
  const child = spawn(process.execPath, ["--input-type=module", "--eval", source])
  await once(child.stdout, "data")
  return async (signal: "SIGKILL" | "SIGTERM") => {
    child.kill(signal)
    await once(child, "close")
  }
}

test("rejects a state that another process has locked, until that process ends", async () => {
  const state = join(folder, "held")
  const end = await holder(state, '["rounds", "database"]')
  await expect(holdState(state, ["rounds"])).rejects.toThrow(inUse(state))
  await expect(holdState(state, ["database"])).rejects.toThrow(inUse(state))
  await end("SIGTERM")
  expect(readdirSync(state)).toEqual([])
  await holdState(state, ["rounds", "database"])
})

test("takes over the lock of a crashed process", async () => {
  const state = join(folder, "crashed")
  const end = await holder(state, '["database"]')
  await end("SIGKILL")
  expect(existsSync(join(state, "database.lock"))).toBe(true)
  await holdState(state, ["database"])
  await expect(holdState(state, ["database"])).rejects.toThrow(inUse(state))
})

test("lets the site and the API share a state, each with its own part", async () => {
  const state = join(folder, "shared")
  const end = await holder(state, '["database"]')
  await holdState(state, ["rounds"])
  await end("SIGTERM")
})

test("takes over a lock whose port another program uses now", async () => {
  const server = createServer((socket) => socket.end("HTTP/1.1 400 Bad Request\r\n\r\n"))
  server.listen(0, "127.0.0.1")
  await once(server, "listening")
  const address = server.address()
  const port = typeof address === "object" && address ? address.port : 0
  const state = join(folder, "reused")
  ensureWritable(state)
  writeFileSync(join(state, "rounds.lock"), `${port} 2d4f3c1e-0000-4000-8000-000000000000`)
  await holdState(state, ["rounds"])
  server.close()
})

test.each(["", "nonsense", "99999 x", "0 ", "1 2 3"])(
  "takes over a lock that contains %j",
  async (said) => {
    const state = mkdtempSync(join(folder, "odd-"))
    writeFileSync(join(state, "rounds.lock"), said)
    await holdState(state, ["rounds"])
    expect(readFileSync(join(state, "rounds.lock"), "utf8")).toMatch(/^\d+ [\w-]{36}$/)
  },
)

test("lets one of many concurrent starts succeed", async () => {
  const state = join(folder, "race")
  const outcomes = await Promise.allSettled(
    Array.from({ length: 20 }, () => holdState(state, ["rounds"])),
  )
  expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(1)
})

test("asks the holder of a part, and nobody where nobody holds it", async () => {
  const state = join(folder, "asked")
  expect(await askHolder(state, "database", "mails")).toBeNull()
  const end = await holder(state, '["database"], async (request) => `did ${request}`')
  expect(await askHolder(state, "database", "send mails")).toBe("did send mails")
  await end("SIGKILL")
  expect(await askHolder(state, "database", "mails")).toBeNull()
})
