import { sql, type Compilable } from "kysely"
import type { Store } from "./store"

/** Beyond this number, the person's device seen longest ago is forgotten. */
const maxDevices = 10

/** Whether anybody has logged in on a device, and whether the person with an e-mail has. */
export async function readDevice(
  { query }: Store,
  { hash, since, email }: { readonly hash: string; readonly since: number; readonly email: string },
): Promise<{ readonly isKnown: boolean; readonly isOwn: boolean }> {
  const known = sql`FROM known_devices WHERE hash = ${hash} AND seen_at > ${since}`
  const { rows } = await sql<{ is_known: number; is_own: number }>`SELECT
    EXISTS (SELECT 1 ${known}) AS is_known,
    EXISTS (SELECT 1 ${known} AND person_id = (SELECT id FROM people WHERE email = ${email})) AS is_own
  `.execute(query)
  const [row] = rows
  return { isKnown: row?.is_known === 1, isOwn: row?.is_own === 1 }
}

/** The writes that make a device known, so that a person has separate log-in attempts on it. */
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
