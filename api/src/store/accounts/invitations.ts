import { sql, type RawBuilder } from "kysely"
import type { Language } from "#contract/words"
import { subjectName } from "../../db/names"
import { batchWrite, compiled, type Store } from "../../db/store"
import { afterChangingOne } from "../play/cursors"
import { insertPersonEvent } from "./person-events"

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

export type Ticket =
  | { readonly way: "code"; readonly code: string }
  | { readonly way: "invitation"; readonly hash: string; readonly madeBy: number }

export const isValid = (ticket: Ticket): RawBuilder<boolean> =>
  ticket.way === "code"
    ? sql`EXISTS (SELECT 1 FROM school_codes WHERE code = ${ticket.code})`
    : sql`EXISTS (SELECT 1 FROM invitations WHERE hash = ${ticket.hash})`

export const usesOf = (store: Store, ticket: Ticket, email: string, now: number) => {
  const confirmed = sql<number>`(SELECT id FROM people WHERE email = ${email} AND confirmed_at = ${now}
    AND created_at = ${now})`
  const event = {
    personId: confirmed,
    byId: ticket.way === "invitation" ? ticket.madeBy : null,
    kind: "confirmed",
    detail: { way: ticket.way },
    only: sql`${afterChangingOne} AND ${confirmed} IS NOT NULL`,
  } as const
  const used = store.query
    .deleteFrom("invitations")
    .where("hash", "=", ticket.way === "invitation" ? ticket.hash : "")
    .where(afterChangingOne)
  return [insertPersonEvent(store, event, now), used]
}

const schoolId = 1

export const readSchoolCode = ({ query }: Store) =>
  query
    .selectFrom("school_codes")
    .select(["code", "made_at"])
    .where("school_id", "=", schoolId)
    .executeTakeFirst()

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
