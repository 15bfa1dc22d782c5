import { sql, type Compilable } from "kysely"
import { insertCompleted, type Repeatable } from "../../db/completed-calls"
import { batchWrite, type Store } from "../../db/store"
import { insertToken, type NewToken } from "./tokens"

export async function readPasswordHash({ query }: Store, personId: number): Promise<string> {
  const row = await query
    .selectFrom("people")
    .select("password_hash")
    .where("id", "=", personId)
    .executeTakeFirst()
  return row?.password_hash ?? ""
}

export async function replacePasswordHash(
  { query }: Store,
  personId: number,
  former: string,
  hash: string,
): Promise<boolean> {
  const { numUpdatedRows } = await query
    .updateTable("people")
    .set({ password_hash: hash })
    .where("id", "=", personId)
    .where("password_hash", "=", former)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/**
 * Sets a password by a link and revokes what the old one gave access to. Returns false if the link was used.
 * @param link its hash identifies the call
 */
export async function setPasswordByLink(
  store: Store,
  link: Repeatable,
  passwordHash: string,
): Promise<boolean> {
  const { personId, hash } = link
  const [changed] = await batchWrite(store, [
    store.query
      .updateTable("people")
      .set({ password_hash: passwordHash })
      .where("id", "=", personId)
      .where(({ exists, selectFrom }) =>
        exists(
          selectFrom("password_reset_tokens")
            .select(sql`1`.as("there"))
            .where("hash", "=", hash),
        ),
      ),
    ...insertCompleted(store, link, isPassword(personId, passwordHash)),
    ...revokeAll(store, personId, passwordHash),
  ])
  return changed === 1
}

interface Change {
  readonly personId: number
  readonly former: string
  readonly passwordHash: string
  readonly tokenHash: string
  readonly renewed: Pick<NewToken, "hash" | "expiresAt"> | null
  readonly call: Repeatable | null
  readonly now: number
}

export async function storePassword(
  store: Store,
  { personId, former, passwordHash, tokenHash, renewed, call, now }: Change,
): Promise<boolean> {
  const [changed] = await batchWrite(store, [
    store.query
      .updateTable("people")
      .set({ password_hash: passwordHash })
      .where("id", "=", personId)
      .where("password_hash", "=", former),
    ...(call ? insertCompleted(store, call, isPassword(personId, passwordHash)) : []),
    ...revokeAll(store, personId, passwordHash, renewed ? "" : tokenHash),
    ...(renewed ? insertToken(store, { ...renewed, personId, passwordHash }, now) : []),
  ])
  return changed === 1
}

/** Deletes links, known devices and all tokens but the named one, if the password is the new one. */
const revokeAll = (
  { query }: Store,
  personId: number,
  passwordHash: string,
  tokenHash = "",
): Compilable[] =>
  (["access_tokens", "password_reset_tokens", "known_devices"] as const).map((table) =>
    query
      .deleteFrom(table)
      .where("person_id", "=", personId)
      .where("hash", "!=", tokenHash)
      .where(isPassword(personId, passwordHash)),
  )

const isPassword = (personId: number, passwordHash: string) =>
  sql<boolean>`EXISTS (SELECT 1 FROM people WHERE id = ${personId} AND password_hash = ${passwordHash})`
