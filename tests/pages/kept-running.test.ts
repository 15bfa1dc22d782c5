import { spawn } from "node:child_process"
import { once } from "node:events"
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs"
import { createServer } from "node:net"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { createInterface } from "node:readline"
import { describe, expect, onTestFinished, test } from "vitest"
import { prepareDatabase } from "../../scripts/launch/database.mjs"
import { root } from "../../scripts/launch/paths.mjs"
import { askHolder } from "../../scripts/launch/state-lock.mjs"

/** `npm run start:api` on a state of its own. */
async function startApi() {
  const state = join(mkdtempSync(join(tmpdir(), "tahaddi-kept-")), "state")
  const template = process.env["TAHADDI_TEMPLATE"] ?? ""
  if (existsSync(template)) cpSync(template, state, { recursive: true })
  else await prepareDatabase(state, "demo")
  const port = await freePort()
  const child = spawn(process.execPath, [join(root, "scripts", "start-api.mjs")], {
    env: { ...process.env, STATE_DIR: state, PORT: String(port) },
  })
  const ended = once(child, "close")
  onTestFinished(async () => {
    child.kill("SIGTERM")
    await ended
    rmSync(join(state, ".."), { recursive: true, force: true, maxRetries: 5 })
  })
  const lines: string[] = []
  const told = new Set<() => void>()
  for (const input of [child.stdout, child.stderr])
    createInterface({ input }).on("line", (line) => {
      lines.push(line)
      for (const tell of told) tell()
    })
  const says = (text: string) =>
    new Promise<void>((settle) => {
      const tell = () => lines.some((line) => line.includes(text)) && settle()
      told.add(tell)
      tell()
    })
  const url = `http://localhost:${port}/healthz`
  await says("Ctrl-C stops it.")
  return { child, state, lines, says, url, ended }
}

async function freePort() {
  const server = createServer().listen(0, "127.0.0.1")
  await once(server, "listening")
  const address = server.address()
  server.close()
  await once(server, "close")
  return typeof address === "object" && address ? address.port : 0
}

/** Kills the workerd of a start. */
function killWorkerd(parent: number | undefined) {
  const children = readFileSync(`/proc/${parent}/task/${parent}/children`, "utf8").trim().split(" ")
  const workerd = children.find((id) => readFileSync(`/proc/${id}/comm`, "utf8") === "workerd\n")
  process.kill(Number(workerd), "SIGKILL")
}

// Windows does not delete files that are in use, and only Linux tells which processes are children.
describe.skipIf(process.platform !== "linux")("what npm start keeps running", () => {
  test("starts Workers again that have died, once in a minute", async () => {
    const { child, state, lines, says, url, ended } = await startApi()
    killWorkerd(child.pid)
    await says("They run again.")
    expect((await fetch(url)).status).toBe(200)
    expect(await askHolder(state, "database", "mails")).toContain("No mail was due")
    killWorkerd(child.pid)
    expect(await ended).toEqual([1, null])
    expect(lines.at(-1)).toBe(
      "The Workers have ended again (SIGKILL), within a minute of a new start.",
    )
    expect(readdirSync(state).filter((name) => name.endsWith(".lock"))).toEqual([])
  }, 60_000)

  test("answers with 503 when its state is deleted, and says so", async () => {
    const { child, state, says, url, ended } = await startApi()
    rmSync(state, { recursive: true, force: true, maxRetries: 5 })
    await says(`The state folder ${state} was deleted`)
    const answers = [await fetch(url), await fetch(url, { method: "POST", body: "x" })]
    expect(answers.map(({ status }) => status)).toEqual([503, 503])
    child.kill("SIGTERM")
    expect(await ended).toEqual([1, null])
  }, 60_000)
})
