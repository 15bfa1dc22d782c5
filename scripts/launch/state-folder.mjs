import { randomUUID } from "node:crypto"
import { mkdirSync, rmSync, statSync, writeFileSync } from "node:fs"
import { dirname, join } from "node:path"
import { codeOf, Failure } from "./failure.mjs"

/**
 * What a reason of the system means for a state folder.
 * @type {Readonly<Record<string, string>>}
 */
const reasons = {
  EACCES: "may not be written by this user",
  ENOENT: "cannot be made there",
  ENOTDIR: "is below a file",
  EEXIST: "is a file, not a folder",
  ENOSPC: "is on a full disk",
  EDQUOT: "is on a disk whose quota is used up",
  EROFS: "is on a disk that is read-only",
}

/** Larger than the smallest unit of a file system: an empty file can be created on a full disk. */
const probeBytes = 64 * 1024

/**
 * Creates the folder if it is missing; fails with one sentence if it is not writable.
 * @param {string} state
 */
export function ensureWritable(state) {
  const probe = join(state, `${randomUUID()}.probe`)
  try {
    makeFolder(state)
    try {
      writeFileSync(probe, Buffer.alloc(probeBytes))
    } finally {
      rmSync(probe, { force: true })
    }
  } catch (error) {
    throw new Failure(
      `The state folder ${state} ${reasons[codeOf(error)] ?? `cannot be written (${codeOf(error)})`}: set STATE_DIR to another one.`,
    )
  }
}

/**
 * Creates a folder and those above it. Node's own `recursive` never returns if the system says ENOENT, as /proc does.
 * @param {string} path
 * @param {boolean} [hasParent] the folder above it is there
 */
function makeFolder(path, hasParent = false) {
  if (statSync(path, { throwIfNoEntry: false })?.isDirectory()) return
  try {
    mkdirSync(path)
  } catch (error) {
    if (codeOf(error) === "ENOENT" && !hasParent) {
      makeFolder(dirname(path))
      return makeFolder(path, true)
    }
    // Another process may have made it in the meantime.
    if (codeOf(error) !== "EEXIST" || !statSync(path).isDirectory()) throw error
  }
}
