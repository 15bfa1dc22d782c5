import { sql, type RawBuilder } from "kysely"
import { afterChangingOne } from "../play/cursors"
import { insertPersonEvent } from "./person-events"
import type { Store } from "../../db/store"

/** What confirms a new teacher at once: the code of the school, or the hash of an invitation, which is used up. */
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
