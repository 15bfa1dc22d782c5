import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { faultsOfLog, seededSecrets } from "./log-check"
import { password } from "./register-student"
import { typedIn } from "./typed"
import type { TestProject } from "vitest/node"
import { buildPages } from "../../scripts/launch/build.mjs"
import { hashQuickly } from "./quick-hashes.mjs"
import { forgetful, prepareRun, startApi, startProduct } from "./servers.mjs"
import { startFaultyUpstream } from "./faulty-upstream"

declare module "vitest" {
  interface ProvidedContext {
    site: string
    siteState: string
    siteOnFaultyUpstream: string
    faultyUpstream: string
    api: string
    sessionSecrets: string
    log: string
  }
}

export default async function setup(project: TestProject) {
  const log = openLog()
  hashQuickly()
  const { states, secrets } = await prepareRun()
  await buildPages()
  const api = await startApi(states.newState())
  const faultyUpstream = await startFaultyUpstream(api.url)
  const siteState = states.newState()
  const [product, onFaultyUpstream] = await Promise.all([
    startProduct(siteState, secrets),
    startProduct(states.newState(), { ...secrets, ...forgetful, API_URL: faultyUpstream.url }),
  ])
  project.provide("sessionSecrets", secrets["SESSION_SECRETS"] ?? "")
  project.provide("site", product.url)
  project.provide("siteState", siteState)
  project.provide("siteOnFaultyUpstream", onFaultyUpstream.url)
  project.provide("faultyUpstream", faultyUpstream.url)
  project.provide("api", api.url)
  project.provide("log", log.file)
  return async () => {
    await Promise.all(
      [product, onFaultyUpstream, faultyUpstream, api].map((server) => server.stop()),
    )
    states.remove()
    log.check()
  }
}

function openLog() {
  const folder = mkdtempSync(join(tmpdir(), "tahaddi-log-"))
  const file = join(folder, "log.txt")
  const typed = join(folder, "typed.txt")
  writeFileSync(file, "")
  process.env["TAHADDI_LOG"] = file
  process.env["TAHADDI_TYPED"] = typed
  return {
    file,
    check() {
      const lines = readFileSync(file, "utf8").split("\n").filter(Boolean)
      const secrets = [...seededSecrets(), password, ...typedIn(typed)]
      const faults = faultsOfLog(lines, secrets)
      rmSync(folder, { recursive: true, force: true })
      console.log(`${lines.length} lines of the log read, against ${secrets.length} secrets`)
      if (lines.length > 0 && faults.length === 0) return
      // An error thrown after all tests would only be printed, and the run would pass.
      process.exitCode = 1
      console.error(`The log says what it must not, or nothing:\n${faults.slice(0, 20).join("\n")}`)
    },
  }
}
