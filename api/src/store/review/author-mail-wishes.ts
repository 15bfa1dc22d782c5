import { sql } from "kysely"
import type { Store } from "../../db/store"

interface Wish {
  readonly personId: number
  readonly language: string
  readonly origin: string
  readonly token: string
}

/** Stores a wish, or updates its language and origin. Decisions made before the wish are in no mail. */
export async function addWish({ query }: Store, wish: Wish, now: number): Promise<void> {
  const { personId, language, origin, token } = wish
  await sql`INSERT INTO author_mails (person_id, language, origin, token, mailed_to)
    VALUES (${personId}, ${language}, ${origin}, ${token}, ${now})
    ON CONFLICT (person_id) DO UPDATE SET language = ${language}, origin = ${origin}`.execute(query)
}

/** Does nothing if there is no wish: a link of a mail may be opened twice. */
export async function removeWish(
  { query }: Store,
  by: { readonly personId: number } | { readonly token: string },
): Promise<void> {
  const isWhose = "token" in by ? sql`token = ${by.token}` : sql`person_id = ${by.personId}`
  await sql`DELETE FROM author_mails WHERE ${isWhose}`.execute(query)
}
