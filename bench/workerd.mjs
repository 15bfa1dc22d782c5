import { readdirSync, readFileSync } from "node:fs"

/** @typedef {{ pid: number, parent: number, cpuMs: number, rssMb: number }} Program */

/**
 * The running workerd processes that this process has started; Linux counts CPU in hundredths of a second.
 * @returns {Program[]}
 */
export function workerds() {
  return readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .flatMap(readProgram)
    .filter(({ parent }) => parent === process.pid)
}

/** The CPU time that they have used, in milliseconds. */
export const cpuMs = () => workerds().reduce((sum, program) => sum + program.cpuMs, 0)

/** The memory that they hold, in megabytes. */
export const rssMb = () => workerds().reduce((sum, program) => sum + program.rssMb, 0)

/** @param {string} pid @returns {Program[]} */
function readProgram(pid) {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ").at(-1)?.split(" ") ?? []
    const [parent, ticks] = [Number(fields[1]), Number(fields[11]) + Number(fields[12])]
    const rssMb = (Number(fields[21]) * 4096) / 1024 / 1024
    return [{ pid: Number(pid), parent, cpuMs: ticks * 10, rssMb }]
  } catch {
    // The process has ended since its folder was listed.
    return []
  }
}

/** @param {readonly number[]} all */
export const middle = (all) => all.toSorted((one, other) => one - other)[all.length >> 1] ?? 0
