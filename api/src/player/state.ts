import { topics } from "./topics/topics"
import type { PlayerRow, PlayerState, PlayerObject, StoredVersions, Topic } from "./topics/topic"

const nothingStored: StoredVersions = { version: 0, topics: {} }

export const readPlayer = (sql: SqlStorage): PlayerRow | null =>
  sql.exec<PlayerRow>("SELECT * FROM player").toArray()[0] ?? null

export const readVersion = (sql: SqlStorage): number => readPlayer(sql)?.version ?? 0

/**
 * The present state of a player that others see, never a difference, so that a message may come twice, late or
 * not at all. `null` if D1 has stored it.
 * @param stored what D1 has, if it was asked
 */
export function readState(
  sql: SqlStorage,
  now: number,
  stored: StoredVersions = nothingStored,
): PlayerState | null {
  const known = readPlayer(sql)
  if (!known) return null
  const player = { ...known, ...toNewer(known, stored) }
  const { person_id: personId, version } = player
  if (version <= player.published) return null
  return { personId, version, topics: topics.flatMap(readFrom({ sql, now, player })) }
}

const readFrom =
  (object: PlayerObject) =>
  (topic: Topic<unknown>): PlayerState["topics"] => {
    const read = topic.read(object)
    return read ? [{ name: topic.name, ...read }] : []
  }

function toNewer(player: PlayerRow, { version, topics: own }: StoredVersions) {
  const columns = topics.flatMap(({ name, versionIn }) => {
    if (!versionIn) return []
    return [[versionIn.player, Math.max(player[versionIn.player], own[name] ?? 0)] as const]
  })
  return { published: Math.max(player.published, version), ...Object.fromEntries(columns) }
}

export const toStored = ({ version, topics: sent }: PlayerState): StoredVersions => ({
  version,
  topics: Object.fromEntries(sent.map((topic) => [topic.name, topic.version])),
})

/** Notes what D1 has stored. Returns whether a topic with a version of its own has more to publish. */
export function acknowledge(sql: SqlStorage, now: number, stored: StoredVersions): boolean {
  const own = topics.flatMap(({ name, versionIn }) => {
    const version = stored.topics[name]
    return versionIn && version !== undefined ? { column: versionIn.player, version } : []
  })
  const assigned = own.map(({ column }) => `, ${column} = ?`).join("")
  const versions = own.map(({ version }) => version)
  sql.exec(
    `UPDATE player SET published = max(published, ?)${assigned}`,
    stored.version,
    ...versions,
  )
  const player = readPlayer(sql)
  return (
    player !== null &&
    topics.some((topic) => topic.versionIn && topic.read({ sql, now, player }) !== null)
  )
}

export const isKept = ({ topics: sent }: PlayerState): boolean =>
  topics.some((topic) => topic.isKept && sent.some(({ name }) => name === topic.name))

/** The state with what leaderboards show, even if they have it. `null` if there is no player. */
export function rankAgain(sql: SqlStorage, now: number): PlayerState | null {
  sql.exec("UPDATE player SET version = version + 1, ranked = version + 1")
  return readState(sql, now)
}

export function publishAgain(sql: SqlStorage, now: number): PlayerState | null {
  for (const topic of topics) topic.publishAgain?.(sql)
  return rankAgain(sql, now)
}
