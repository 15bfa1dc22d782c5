import type { Compilable } from "kysely"
import type { Store } from "./store"

/** Beyond this number, the person's device seen longest ago is forgotten. */
const maxDevices = 10

/** Whether the person has logged in on the device; without a person, whether anybody has. */
export async function isKnownDevice(
  { query }: Store,
  hash: string,
  since: number,
  personId?: number,
): Promise<boolean> {
  const row = await query
    .selectFrom("known_devices")
    .select("seen_at")
    .where("hash", "=", hash)
    .where("seen_at", ">", since)
    .$if(personId !== undefined, (found) => found.where("person_id", "=", personId ?? 0))
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
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
