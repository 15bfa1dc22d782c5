import { sql } from "kysely"
import type { Store } from "./store"

/** That an author wants a mail on days with decisions. */
interface Wish {
  readonly personId: number
  readonly language: string
  /** Of the app, to which the links of the mails lead. */
  readonly origin: string
  /** In the link that ends the mails without a log-in. */
  readonly token: string
}

/** What was decided before is in no mail. Whoever wants mails already may change their language. */
export async function addWish({ query }: Store, wish: Wish, now: number): Promise<void> {
  const { personId, language, origin, token } = wish
  await sql`INSERT INTO author_mails (person_id, language, origin, token, mailed_to)
    VALUES (${personId}, ${language}, ${origin}, ${token}, ${now})
    ON CONFLICT (person_id) DO UPDATE SET language = ${language}, origin = ${origin}`.execute(query)
}

/** Nothing happens where there is none: a link of a mail may be opened twice. */
export async function removeWish(
  { query }: Store,
  by: { readonly personId: number } | { readonly token: string },
): Promise<void> {
  const isWhose = "token" in by ? sql`token = ${by.token}` : sql`person_id = ${by.personId}`
  await sql`DELETE FROM author_mails WHERE ${isWhose}`.execute(query)
}
