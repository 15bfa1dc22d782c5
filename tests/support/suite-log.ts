import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { faultsOfLog, seededSecrets } from "./log-check"
import { password } from "./register-student"
import { typedIn } from "./typed"

/** Writes the log of the Workers to one file, and the texts that tests type to another. */
export function openLog() {
  const folder = mkdtempSync(join(tmpdir(), "tahaddi-log-"))
  const file = join(folder, "log.txt")
  const typed = join(folder, "typed.txt")
  writeFileSync(file, "")
  process.env["TAHADDI_LOG"] = file
  process.env["TAHADDI_TYPED"] = typed
  return {
    file,
    /**
     * Checks the log after the Workers have stopped; fails the run if a line contains something
     * forbidden.
     */
    check() {
      const lines = readFileSync(file, "utf8").split("\n").filter(Boolean)
      const secrets = [...seededSecrets(), password, ...typedIn(typed)]
      const faults = faultsOfLog(lines, secrets)
      rmSync(folder, { recursive: true, force: true })
      console.log(
        `${lines.length} lines of the log read, against ${secrets.length} secrets and typed texts`,
      )
      if (lines.length > 0 && faults.length === 0) return
      // An error thrown after all tests would only be printed, and the run would pass.
      process.exitCode = 1
      console.error(`The log says what it must not, or nothing:\n${faults.slice(0, 20).join("\n")}`)
    },
  }
}
