import { join } from "node:path"
import { Log, LogLevel, Miniflare } from "miniflare"
import { unstable_readConfig as readConfig } from "wrangler"
import { Failure } from "./failure.mjs"
import { root, workers } from "./paths.mjs"

const worker = "api/seed/players-worker.mjs"
const imported = [
  "api/src/player/play-tables.mjs",
  "api/src/player/round-tables.mjs",
  "api/src/db/migrate-object.mjs",
]

/**
 * Writes what the pupils of the seed have played into their objects, where the API will find it.
 * @param {string} state
 * @param {readonly import("../../api/seed/types").SeededPlayer[]} players
 */
export async function seedPlayers(state, players) {
  const config = readConfig({ config: workers.api.config })
  const miniflare = new Miniflare({
    name: workers.api.name,
    log: new Log(LogLevel.ERROR),
    cf: false,
    defaultPersistRoot: join(state, "v3"),
    modulesRoot: root,
    modules: [worker, ...imported].map((path) => ({ type: "ESModule", path: join(root, path) })),
    compatibilityDate: config.compatibility_date ?? "",
    compatibilityFlags: config.compatibility_flags,
    durableObjects: { PLAY: { className: "Player", useSQLite: true } },
  })
  try {
    const body = JSON.stringify(players)
    const { ok, status } = await miniflare.dispatchFetch("http://seed/", { method: "POST", body })
    if (!ok) throw new Failure(`The rounds of the seed were not stored: ${status}.`)
  } finally {
    await miniflare.dispose()
  }
}
