import { readdirSync, statSync, watch } from "node:fs"
import { join } from "node:path"

/** Where the system does not tell of a change, such as on a network's disk. */
const often = 1000

/**
 * Says when something of a state that Workers use is deleted, moved or replaced: they go on with the files that they
 * have open, and what is written to them is lost.
 * @param {string} state
 * @returns {{ lost: Promise<string>, close: () => void }} `lost` is the path
 */
export function watchState(state) {
  const parts = new Map(partsOf(state).map((path) => [path, identityOf(path)]))
  /** @type {(path: string) => void} */
  let tell
  /** @type {Promise<string>} */
  const lost = new Promise((settle) => (tell = settle))
  const look = () => {
    const gone = [...parts].find(([path, identity]) => identityOf(path) !== identity)
    if (gone) tell(gone[0])
  }
  const folders = [...parts.keys()].filter((path) => !path.endsWith(".sqlite"))
  const watchers = folders.flatMap((path) => watcherOf(path, look))
  const timer = setInterval(look, often)
  const close = () => {
    clearInterval(timer)
    for (const watcher of watchers) watcher.close()
  }
  return { lost, close }
}

/** None if the system has no more of them. @param {string} path @param {() => void} look */
function watcherOf(path, look) {
  try {
    return [watch(path, look).on("error", look)]
  } catch {
    return []
  }
}

/** The folders that exist while Workers run, and the files of the database. @param {string} state */
function partsOf(state) {
  const stores = ["d1", "do", "r2"].map((name) => join(state, "v3", name))
  const folders = stores.flatMap((store) => [store, ...within(store)])
  const databases = within(join(state, "v3", "d1"))
    .flatMap(within)
    .filter((path) => path.endsWith(".sqlite"))
  return [state, join(state, "v3"), ...folders, ...databases].filter((path) => identityOf(path))
}

/** Folders and databases in a folder. @param {string} folder */
const within = (folder) =>
  identityOf(folder)
    ? readdirSync(folder, { withFileTypes: true })
        .filter((entry) => entry.isDirectory() || entry.name.endsWith(".sqlite"))
        .map(({ name }) => join(folder, name))
    : []

/** @param {string} path @returns {string} "" if there is nothing */
function identityOf(path) {
  try {
    const { dev, ino } = statSync(path, { bigint: true })
    return `${dev} ${ino}`
  } catch {
    return ""
  }
}
