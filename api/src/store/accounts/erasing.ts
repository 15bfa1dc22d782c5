import { createHash } from "node:crypto"
import { sql, type Compilable } from "kysely"
import { eraseAnswers } from "./erasing-answers"
import type { WrongAnswer } from "../play/first-answers"
import { openRoundsOf } from "../play/published"
import { batchWrite, compiled, type Store } from "../../db/store"
import { isOfSchool } from "./schools"
import { deleteTokensOf } from "./tokens"

export interface Erasable {
  readonly id: number
  readonly email: string
}

/** The tables that hold only data of one person, those that refer to others first. */
const ownTables = [
  "password_reset_tokens",
  "known_devices",
  "completed_calls",
  "author_counts",
  "name_words",
] as const

/**
 * Erases a person in one batch: all or nothing. The questions that the person wrote stay, without an author.
 * Messages that arrive later are not stored, since the row in `people` is gone.
 * @param wrong the person's typed wrong answers
 * @param others writes of the same batch
 */
export async function erasePerson(
  store: Store,
  { id, email }: Erasable,
  wrong: readonly WrongAnswer[],
  others: readonly Compilable[] = [],
): Promise<void> {
  const ofEmail = createHash("sha256").update(email).digest("base64url")
  const written = sql`SELECT id FROM questions WHERE author_id = ${id}`
  const writes = [
    sql`DELETE FROM open_rounds WHERE (pool_id, issued_at, person_id) IN (
      SELECT value ->> 0, value ->> 1, ${id} FROM (${openRoundsOf(id)}))`,
    ...eraseAnswers(id, wrong),
    ...ownTables.map((table) => sql`DELETE FROM ${sql.table(table)} WHERE person_id = ${id}`),
    sql`DELETE FROM account_attempts WHERE (action = 'change' AND subject = ${String(id)})
      OR (action IN ('login', 'register', 'forget', 'reset') AND subject = ${ofEmail})
      OR (action = 'login' AND subject > ${`${id} `} AND subject < ${`${id}!`})`,
    // The folded text contains the name of the author.
    sql`UPDATE waiting_questions SET folded = NULL WHERE id IN (${written})`,
    sql`UPDATE questions SET author_id = NULL WHERE author_id = ${id}`,
    sql`UPDATE person_events SET detail = '{}' WHERE person_id = ${id}`,
    sql`DELETE FROM people WHERE id = ${id}`,
  ]
  await batchWrite(store, [
    deleteTokensOf(store, id),
    ...writes.map((write) => compiled(store, write)),
    ...others,
  ])
}

/** The person of an admin's school with this e-mail; `undefined` where there is none. */
export const findErasable = ({ query }: Store, email: string, adminId: number) =>
  query
    .selectFrom("people")
    .select(["id", "email", "role"])
    .where("email", "=", email)
    .where(isOfSchool(adminId))
    .executeTakeFirst()

/** The account of a caller, with the hash of its password. */
export const readErasable = ({ query }: Store, id: number) =>
  query
    .selectFrom("people")
    .select(["id", "email", "password_hash"])
    .where("id", "=", id)
    .executeTakeFirst()
