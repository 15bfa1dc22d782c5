import { spawn } from "node:child_process"
import { once } from "node:events"
import { expect, test } from "vitest"

const imported = (name: string) => JSON.stringify(new URL(name, import.meta.url).href)

/** A child that would run on: it says its id, and holds the pipe of its parent while it lives. */
const program = `
  import { spawn } from "node:child_process"
  import { endWithUs } from ${imported("guard.mjs")}
  import { endFirst } from ${imported("program.mjs")}
  import { endOnSignals } from ${imported("signals.mjs")}
  endOnSignals()
  const child = spawn(process.execPath, ["--eval", "setInterval(() => {}, 1000); console.log(1)"], {
    stdio: ["ignore", "inherit", "inherit"],
  })
  endWithUs(child)
  endFirst(child)`

const node = `"${process.execPath}" --input-type=module --eval "$PROGRAM"`

/** Runs the program in a shell as npm does, waits until its child runs, and sends a signal. */
async function ends(command: string, signal: NodeJS.Signals, group: boolean) {
  const env = { ...process.env, PROGRAM: program, npm_lifecycle_event: "start" }
  const shell = spawn("/bin/sh", ["-c", command], { env, detached: true })
  await once(shell.stdout, "data")
  process.kill(group ? -Number(shell.pid) : Number(shell.pid), signal)
  // The pipe closes when nobody is left who could write to it.
  await once(shell, "close")
}

test.skipIf(process.platform === "win32").each([
  ["Ctrl-C in a terminal", `exec ${node}`, "SIGINT", true],
  ["a terminal that closes", `exec ${node}`, "SIGHUP", true],
  ["SIGTERM", `exec ${node}`, "SIGTERM", false],
  ["SIGTERM to the shell of npm, which does not pass it on", `${node}; true`, "SIGTERM", false],
  ["SIGKILL, which no handler hears", `exec ${node}`, "SIGKILL", false],
] as const)("%s ends the process and its child", async (_, command, signal, group) => {
  await expect(ends(command, signal, group)).resolves.toBeUndefined()
})
