import { spawn } from "node:child_process"

const program = `process.stdin.resume().on("end", () => {
  try { process.kill(Number(process.argv[1])) } catch {}
})`

/**
 * Ends a child if this process is killed, which a signal handler cannot do: a process of its own waits until its
 * standard input closes. Otherwise workerd would go on with the port and the state.
 * @param {import("node:child_process").ChildProcess} child
 */
export function endWithUs(child) {
  const guard = spawn(process.execPath, ["--eval", program, String(child.pid)], {
    // Ctrl-C in a terminal reaches every process of the group.
    detached: true,
    windowsHide: true,
    stdio: ["pipe", "ignore", "ignore"],
  })
  guard.on("error", () => {})
  guard.stdin.on("error", () => {})
  guard.unref()
  child.once("exit", () => guard.kill())
}
