import { sql, type Compilable, type RawBuilder } from "kysely"
import type { Store } from "../../db/store"

/** Beyond this number, the person's device seen longest ago is forgotten. */
const maxDevices = 10

interface DeviceQuery {
  readonly hash: string
  readonly since: number
  readonly id: RawBuilder<number>
}

export async function readKnown({ query }: Store, { hash, since, id }: DeviceQuery) {
  const known = sql`FROM known_devices WHERE hash = ${hash} AND seen_at > ${since}`
  const { rows } = await sql<{ host: number | null; own: number | null; is_shared: number }>`SELECT
    (SELECT person_id ${known} ORDER BY person_id LIMIT 1) AS host,
    (SELECT person_id ${known} AND person_id = ${id}) AS own,
    EXISTS (SELECT 1 ${known} AND person_id IS NOT ${id}) AS is_shared
  `.execute(query)
  const [row] = rows
  if (!row || row.host === null) return null
  return { host: row.host, own: row.own, isShared: row.is_shared === 1 }
}

export const upsertDevice = (
  { query }: Store,
  personId: number,
  hash: string,
  now: number,
): Compilable[] => [
  query
    .insertInto("known_devices")
    .values({ person_id: personId, hash, seen_at: now })
    .onConflict((conflict) =>
      conflict.columns(["person_id", "hash"]).doUpdateSet({ seen_at: now }),
    ),
  query
    .deleteFrom("known_devices")
    .where("person_id", "=", personId)
    .where("hash", "not in", (from) =>
      from
        .selectFrom("known_devices")
        .select("hash")
        .where("person_id", "=", personId)
        .orderBy("seen_at", "desc")
        .limit(maxDevices),
    ),
]
