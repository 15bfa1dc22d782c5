import { accessSync, constants, statfsSync } from "node:fs"
import { tmpdir } from "node:os"

const inMemory = "/dev/shm"
const neededBytes = 2 * 1024 ** 3

/**
 * Where suites keep what they throw away at their end. workerd waits for the disk after each write of
 * a database, which takes several ms, so it is a file system in memory where there is one with room.
 */
export function temporaryFolder() {
  try {
    accessSync(inMemory, constants.W_OK)
    const { bavail, bsize } = statfsSync(inMemory)
    if (bavail * bsize >= neededBytes) return inMemory
  } catch {
    // The platform has none.
  }
  return tmpdir()
}
