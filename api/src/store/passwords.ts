import { sql, type Compilable } from "kysely"
import { writeTogether, type Store } from "./store"

/** Links beyond these end the oldest: a mailbox under fire holds no more keys than that. */
const mostLinks = 5

interface NewLink {
  readonly hash: string
  readonly personId: number
  readonly expiresAt: number
}

/** Keeps what a reset link holds, and drops those of the same person that are over. */
export async function keepResetToken(
  store: Store,
  { hash, personId, expiresAt }: NewLink,
  now: number,
): Promise<void> {
  const { query } = store
  const ofPerson = query.deleteFrom("password_reset_tokens").where("person_id", "=", personId)
  await writeTogether(store, [
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
        .limit(mostLinks),
    ),
  ])
}

interface Link {
  readonly hash: string
  readonly email: string
}

/** The person who may use a link: it is theirs, and it is not over. */
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

/** Sets a password by a link and ends all that the old one opened. False where the link was used. */
export async function setPasswordByLink(
  store: Store,
  personId: number,
  link: string,
  passwordHash: string,
): Promise<boolean> {
  const [changed] = await writeTogether(store, [
    store.query
      .updateTable("people")
      .set({ password_hash: passwordHash })
      .where("id", "=", personId)
      .where(({ exists, selectFrom }) =>
        exists(
          selectFrom("password_reset_tokens")
            .select(sql`1`.as("there"))
            .where("hash", "=", link),
        ),
      ),
    ...everythingEnded(store, personId, passwordHash),
  ])
  return changed === 1
}

interface Change {
  readonly personId: number
  /** The hash of the password that was read. */
  readonly former: string
  readonly passwordHash: string
  /** The token that goes on. */
  readonly tokenHash: string
}

/** Sets a password in the place of the one that was read. False where that is no more. */
export async function changePassword(
  store: Store,
  { personId, former, passwordHash, tokenHash }: Change,
): Promise<boolean> {
  const [changed] = await writeTogether(store, [
    store.query
      .updateTable("people")
      .set({ password_hash: passwordHash })
      .where("id", "=", personId)
      .where("password_hash", "=", former),
    ...everythingEnded(store, personId, passwordHash, tokenHash),
  ])
  return changed === 1
}

/** Ends tokens but for the one named, links and known devices, where the password is the new one. */
const everythingEnded = (
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
      .where(({ exists, selectFrom }) =>
        exists(
          selectFrom("people")
            .select("id")
            .where("id", "=", personId)
            .where("password_hash", "=", passwordHash),
        ),
      ),
  )
