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

/**
 * The most valid links per person; a newer one ends the oldest. More than are mailed in the hour for which one is valid,
 * so that the requests of others do not end the owner's link.
 */
const maxLinks = 60

interface NewLink {
  readonly hash: string
  readonly personId: number
  readonly expiresAt: number
}

export async function insertResetToken(
  store: Store,
  { hash, personId, expiresAt }: NewLink,
  now: number,
): Promise<void> {
  const { query } = store
  const ofPerson = query.deleteFrom("password_reset_tokens").where("person_id", "=", personId)
  await batchWrite(store, [
    ofPerson.where("expires_at", "<=", now),
    query
      .insertInto("password_reset_tokens")
      .values({ hash, person_id: personId, expires_at: expiresAt }),
    ofPerson.where("hash", "not in", (from) =>
      from
        .selectFrom("password_reset_tokens")
        .select("hash")
        .where("person_id", "=", personId)
        .orderBy("expires_at", "desc")
        .limit(maxLinks),
    ),
  ])
}

interface Link {
  readonly hash: string
  readonly email: string
}

export async function findLinkOwner(
  { query }: Store,
  link: Link,
  now: number,
): Promise<number | null> {
  const row = await query
    .selectFrom("password_reset_tokens as link")
    .innerJoin("people", "people.id", "link.person_id")
    .select("people.id")
    .where("link.hash", "=", link.hash)
    .where("link.expires_at", ">", now)
    .where("people.email", "=", link.email)
    .executeTakeFirst()
  return row?.id ?? null
}

export const findUserOfLink = ({ query }: Store, link: Link, now: number) =>
  query
    .selectFrom("people")
    .innerJoin("completed_calls as used", "used.person_id", "people.id")
    .select(["people.id", "people.password_hash"])
    .where("people.email", "=", link.email)
    .where("used.hash", "=", link.hash)
    .where("used.expires_at", ">", now)
    .executeTakeFirst()
