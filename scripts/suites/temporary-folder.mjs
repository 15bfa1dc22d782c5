import { accessSync, constants, statfsSync } from "node:fs"
import { tmpdir } from "node:os"

const inMemory = "/dev/shm"
const neededBytes = 2 * 1024 ** 3

/**
 * The folder for the suites' temporary files. workerd waits for the disk after each database write, which
 * takes several ms, so a file system in memory is used if there is one with enough room.
 */
export function temporaryFolder() {
  try {
    accessSync(inMemory, constants.W_OK)
    const { bavail, bsize } = statfsSync(inMemory)
    if (bavail * bsize >= neededBytes) return inMemory
  } catch {
    // The platform has no file system in memory.
  }
  return tmpdir()
}
