import type { Language } from "#contract/words"
import { sql } from "kysely"
import { subjectName } from "../../db/names"
import { insertPersonEvent } from "./person-events"
import { batchWrite, compiled, type Store } from "../../db/store"

interface NewInvitation {
  readonly hash: string
  readonly subjectId: number
  readonly email: string
  readonly adminId: number
  readonly expiresAt: number
}

/** Adds an invitation, unless `openMax` are open; then it returns false. Deletes those that have expired. */
export async function addInvitation(
  store: Store,
  { hash, subjectId, email, adminId, expiresAt }: NewInvitation,
  openMax: number,
  now: number,
): Promise<boolean> {
  const { query } = store
  const hasRoom = sql`(SELECT count(*) FROM invitations) < ${openMax}`
  const [, , added] = await batchWrite(store, [
    query.deleteFrom("invitations").where("expires_at", "<=", now),
    insertPersonEvent(
      store,
      { personId: null, byId: adminId, kind: "invited", only: hasRoom },
      now,
    ),
    compiled(
      store,
      sql`INSERT INTO invitations (hash, subject_id, email, made_by, expires_at)
        SELECT ${hash}, ${subjectId}, ${email}, ${adminId}, ${expiresAt} WHERE ${hasRoom}`,
    ),
  ])
  return added === 1
}

export const readInvitations = ({ query }: Store, language: Language, now: number) =>
  query
    .selectFrom("invitations")
    .select(["id", "email", "expires_at"])
    .select(subjectName("invitations.subject_id", language).as("subject"))
    .where("expires_at", ">", now)
    .orderBy("id", "desc")
    .execute()

export async function removeInvitation(
  store: Store,
  { id, adminId }: { readonly id: number; readonly adminId: number },
  now: number,
): Promise<void> {
  const only = sql`EXISTS (SELECT 1 FROM invitations WHERE id = ${id})`
  const event = { personId: null, byId: adminId, kind: "uninvited", only } as const
  await batchWrite(store, [
    insertPersonEvent(store, event, now),
    store.query.deleteFrom("invitations").where("id", "=", id),
  ])
}

export const findInvitation = ({ query }: Store, hash: string, language: Language, now: number) =>
  query
    .selectFrom("invitations")
    .select(["subject_id", "email", "made_by"])
    .select(subjectName("invitations.subject_id", language).as("subject"))
    .where("hash", "=", hash)
    .where("expires_at", ">", now)
    .executeTakeFirst()
