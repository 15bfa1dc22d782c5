import { batchWrite, type Store } from "../../db/store"

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

export interface Link {
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
