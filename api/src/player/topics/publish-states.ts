import { sql } from "kysely"
import { batchWrite, compiled, type Store } from "../../db/store"
import type { TopicMessage, PlayerState, StoredVersions, TopicBindings } from "./topic"
import { topics } from "./topics"

const ownVersions = topics.flatMap(({ name, versionIn }) =>
  versionIn ? sql<number>`${sql.ref(versionIn.people)}`.as(name) : [],
)

export async function readStored({ query }: Store, personId: number): Promise<StoredVersions> {
  const { version = 0, ...own } =
    (await query
      .selectFrom("people")
      .select(["play_version as version", ...ownVersions])
      .where("id", "=", personId)
      .executeTakeFirst()) ?? {}
  return { version, topics: own }
}

interface StateSharing {
  readonly store: Store
  readonly bindings: TopicBindings
}

/**
 * Stores states in one batch. A state that is older than the stored one, or was stored before, changes nothing. D1
 * is written last, so that other objects have every version that D1 has.
 */
export async function publishStates(
  { store, bindings }: StateSharing,
  states: readonly PlayerState[],
): Promise<void> {
  const newest = new Map<number, PlayerState>()
  for (const state of states)
    if (state.version > (newest.get(state.personId)?.version ?? 0))
      newest.set(state.personId, state)
  if (newest.size === 0) return
  await sendStates(bindings, [...newest.values()])
  await batchWrite(store, [
    ...toArrived([...newest.values()]).flatMap(
      ({ topic, arrived }) => topic.write?.(store, arrived) ?? [],
    ),
    ...[...newest.values()].map((state) => compiled(store, toVersionWrite(state))),
  ])
}

export async function sendStates(
  bindings: TopicBindings,
  states: readonly PlayerState[],
): Promise<void> {
  await Promise.all(toArrived(states).map(({ topic, arrived }) => topic.send?.(bindings, arrived)))
}

/** A topic that this release does not know is dropped. */
const toArrived = (states: readonly PlayerState[]) =>
  topics.map((topic) => ({
    topic,
    arrived: states.flatMap(({ personId, version, topics: sent }): TopicMessage<unknown>[] =>
      sent
        .filter(({ name }) => name === topic.name)
        .map(({ rows }) => ({ personId, version, rows })),
    ),
  }))

function toVersionWrite(state: PlayerState) {
  const { personId, version } = state
  const assigned = toArrived([state]).flatMap(({ topic, arrived }) =>
    arrived.flatMap(({ rows }) => topic.assign?.(rows) ?? []),
  )
  return sql`UPDATE people SET ${sql.join([sql`play_version = ${version}`, ...assigned])}
    WHERE id = ${personId} AND play_version < ${version}`
}
