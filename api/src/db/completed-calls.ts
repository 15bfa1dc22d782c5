import { sql, type Compilable, type RawBuilder } from "kysely"
import { compiled, type Store } from "./store"

const keptForMs = 10 * 60 * 1000

export interface Repeatable {
  readonly personId: number
  readonly hash: string
  readonly now: number
}

export const insertCompleted = (
  store: Store,
  { personId, hash, now }: Repeatable,
  condition: RawBuilder<unknown>,
): readonly Compilable[] => [
  compiled(
    store,
    sql`INSERT INTO completed_calls (person_id, hash, expires_at)
      SELECT ${personId}, ${hash}, ${now + keptForMs} WHERE ${condition}
      ON CONFLICT DO UPDATE SET expires_at = excluded.expires_at`,
  ),
  store.query
    .deleteFrom("completed_calls")
    .where("person_id", "=", personId)
    .where("expires_at", "<=", now),
]

export async function isCompleted({ query }: Store, call: Repeatable): Promise<boolean> {
  const row = await query
    .selectFrom("completed_calls")
    .select("hash")
    .where("person_id", "=", call.personId)
    .where("hash", "=", call.hash)
    .where("expires_at", ">", call.now)
    .executeTakeFirst()
  return row !== undefined
}
