import { sql, type Compilable } from "kysely"
import { batchWrite, type Store } from "../../db/store"
import { isTokenOfWaiting } from "./teachers"

export const findToken = ({ query }: Store, hash: string, now: number) =>
  query
    .selectFrom("access_tokens")
    .select(["person_id", "role", isTokenOfWaiting.as("is_waiting")])
    .where("hash", "=", hash)
    .where("expires_at", ">", now)

export const deleteToken = ({ query }: Store, hash: string): Compilable =>
  query.deleteFrom("access_tokens").where("hash", "=", hash)

/** The write that ends all tokens of a person at once. The app ends its sessions by itself. */
export const deleteAllTokens = ({ query }: Store, personId: number) =>
  query.deleteFrom("access_tokens").where("person_id", "=", personId)

export interface NewToken {
  readonly hash: string
  readonly personId: number
  /** The hash that the password matched: no token is inserted if it was changed, or the person blocked, meanwhile. */
  readonly passwordHash: string
  readonly expiresAt: number
}

export const insertToken = (
  { query }: Store,
  { hash, personId, passwordHash, expiresAt }: NewToken,
  now: number,
): Compilable[] => [
  query
    .insertInto("access_tokens")
    .columns(["hash", "person_id", "role", "expires_at"])
    .expression(({ selectFrom, val }) =>
      selectFrom("people")
        .select([
          val(hash).as("hash"),
          "id",
          "role",
          sql<number>`CAST(${expiresAt} AS INTEGER)`.as("expires_at"),
        ])
        .where("id", "=", personId)
        .where("password_hash", "=", passwordHash)
        .where("blocked_at", "is", null),
    ),
  query
    .deleteFrom("access_tokens")
    .where("person_id", "=", personId)
    .where("expires_at", "<=", now),
]

export async function replaceTokens(store: Store, token: NewToken, now: number): Promise<void> {
  await batchWrite(store, [
    deleteAllTokens(store, token.personId),
    ...insertToken(store, token, now),
  ])
}
