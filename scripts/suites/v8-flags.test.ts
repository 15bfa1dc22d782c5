import { execFileSync, spawnSync } from "node:child_process"
import { mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { expect, test } from "vitest"
import { workerdPath } from "./single-threaded.mjs"
import { withV8Flags } from "./v8-flags.mjs"

const workerd = workerdPath()

/** A configuration as a binary message, the form in which Miniflare passes it to workerd. */
function configOf(text: string): Buffer {
  const folder = mkdtempSync(join(tmpdir(), "tahaddi-config-"))
  const file = join(folder, "config.capnp")
  writeFileSync(
    file,
    `using Workerd = import "/workerd/workerd.capnp";\nconst config :Workerd.Config = (${text});\n`,
  )
  try {
    return execFileSync(workerd, ["compile", "--config-only", file])
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

const serve = (input: Buffer) =>
  spawnSync(workerd, ["serve", "--binary", "-"], { input, encoding: "utf8", timeout: 20_000 })

const services = `services = [(name = "all", network = (allow = ["public"]))]`

test("workerd reads the flags that were added to a configuration without any", () => {
  const good = serve(withV8Flags(configOf(services), ["--single-threaded", "--stack-size=900"]))
  expect([good.status, good.stderr]).toEqual([0, ""])
  const bad = serve(withV8Flags(configOf(services), ["--single-threaded", "--no-such-flag"]))
  expect(bad.status).not.toBe(0)
  expect(bad.stderr).toContain("unrecognized V8 flag")
  expect(bad.stderr).toContain("--no-such-flag")
})

test("does not replace the flags of a configuration that has some", () => {
  const config = configOf(`${services}, v8Flags = ["--single-threaded"]`)
  expect(() => withV8Flags(config, ["--stack-size=900"])).toThrow("or has some")
})
