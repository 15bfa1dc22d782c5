import { sql } from "kysely"
import { insertPersonEvent } from "./person-events"
import { batchWrite, type Store } from "../../db/store"

const schoolId = 1

export const readSchoolCode = ({ query }: Store) =>
  query
    .selectFrom("school_codes")
    .select(["code", "made_at"])
    .where("school_id", "=", schoolId)
    .executeTakeFirst()

/** Replaces the code; `null` closes it. */
export async function writeSchoolCode(
  store: Store,
  { code, adminId }: { readonly code: string | null; readonly adminId: number },
  now: number,
): Promise<void> {
  const { query } = store
  const event = { personId: null, byId: adminId }
  const row = { school_id: schoolId, code: code ?? "", made_at: now }
  await batchWrite(
    store,
    code === null
      ? [
          insertPersonEvent(
            store,
            { ...event, kind: "code closed", only: sql`EXISTS (SELECT 1 FROM school_codes)` },
            now,
          ),
          query.deleteFrom("school_codes").where("school_id", "=", schoolId),
        ]
      : [
          insertPersonEvent(store, { ...event, kind: "code made" }, now),
          query
            .insertInto("school_codes")
            .values(row)
            .onConflict((conflict) =>
              conflict.column("school_id").doUpdateSet({ code: row.code, made_at: now }),
            ),
        ],
  )
}
