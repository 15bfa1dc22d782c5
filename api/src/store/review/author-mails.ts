import { sql } from "kysely"
import type { Decision } from "#contract/words"
import { isDecidedSince } from "../questions/my-questions"
import { batchRead, batchWrite, compiled, type Store } from "../../db/store"

export interface AuthorToMail {
  readonly person_id: number
  readonly email: string
  readonly language: string
  readonly origin: string
  readonly token: string
  readonly mailed_to: number
  readonly has_news: number
}

interface MailPeriod {
  readonly day: number
  /** Milliseconds since 1970: later decisions are for the next mail. */
  readonly until: number
}

export async function readAuthorsToMail(
  store: Store,
  { day, until }: MailPeriod,
  { after, limit }: { readonly after: number; readonly limit: number },
): Promise<readonly AuthorToMail[]> {
  const since = sql`m.mailed_to AND status_at <= ${until}`
  const [authors = []] = await batchRead<AuthorToMail>(store, [
    compiled(
      store,
      sql`SELECT m.person_id, people.email, m.language, m.origin, m.token, m.mailed_to,
        EXISTS (SELECT 1 FROM questions WHERE ${isDecidedSince(sql`m.person_id`, since)}) AS has_news
      FROM author_mails AS m CROSS JOIN people ON people.id = m.person_id
      WHERE m.person_id > ${after} AND m.day < ${day} ORDER BY m.person_id LIMIT ${limit}`,
    ),
  ])
  return authors
}

/** Called before a mail is sent. Returns true to only one of several runs, and once a day. */
export async function beginMail(store: Store, personId: number, { day, until }: MailPeriod) {
  const [changed] = await batchWrite(store, [
    compiled(
      store,
      sql`UPDATE author_mails SET day = ${day}, mailed_to = ${until}
        WHERE person_id = ${personId} AND day < ${day}`,
    ),
  ])
  return changed === 1
}

/** Called if a mail was not sent: its decisions will be in the mail of the next day. */
export async function putMailBack(
  { query }: Store,
  { person_id, mailed_to }: AuthorToMail,
  { until }: MailPeriod,
): Promise<void> {
  await sql`UPDATE author_mails SET mailed_to = ${mailed_to}
    WHERE person_id = ${person_id} AND mailed_to = ${until}`.execute(query)
}

interface NewDecision {
  readonly id: number
  readonly question: string
  readonly status: Decision
}

export async function readDecided(
  store: Store,
  { person_id, mailed_to }: AuthorToMail,
  { until }: MailPeriod,
  limit: number,
): Promise<readonly NewDecision[]> {
  const since = sql`${mailed_to} AND status_at <= ${until}`
  const [questions = []] = await batchRead<NewDecision>(store, [
    compiled(
      store,
      sql`SELECT id, question, status FROM questions WHERE ${isDecidedSince(sql`${person_id}`, since)}
        ORDER BY status_at DESC, id DESC LIMIT ${limit}`,
    ),
  ])
  return questions
}

export async function readMailCursor({ query }: Store, day: number): Promise<number> {
  const { rows } = await sql<{ person_id: number }>`SELECT person_id FROM author_mail_days
    WHERE day = ${day}`.execute(query)
  return rows[0]?.person_id ?? 0
}

export async function writeMailCursor(store: Store, day: number, personId: number): Promise<void> {
  const writes = [
    sql`INSERT INTO author_mail_days (day, person_id) VALUES (${day}, ${personId})
      ON CONFLICT (day) DO UPDATE SET person_id = max(person_id, excluded.person_id)`,
    sql`DELETE FROM author_mail_days WHERE day < ${day}`,
  ]
  await batchWrite(
    store,
    writes.map((write) => compiled(store, write)),
  )
}

interface Subscription {
  readonly personId: number
  readonly language: string
  readonly origin: string
  readonly token: string
}

/** Stores a subscription, or updates its language and origin. Decisions made before it are in no mail. */
export async function addSubscription(
  { query }: Store,
  subscription: Subscription,
  now: number,
): Promise<void> {
  const { personId, language, origin, token } = subscription
  await sql`INSERT INTO author_mails (person_id, language, origin, token, mailed_to)
    VALUES (${personId}, ${language}, ${origin}, ${token}, ${now})
    ON CONFLICT (person_id) DO UPDATE SET language = ${language}, origin = ${origin}`.execute(query)
}

/** Does nothing if there is no subscription: a link of a mail may be opened twice. */
export async function removeSubscription(
  { query }: Store,
  by: { readonly personId: number } | { readonly token: string },
): Promise<void> {
  const isWhose = "token" in by ? sql`token = ${by.token}` : sql`person_id = ${by.personId}`
  await sql`DELETE FROM author_mails WHERE ${isWhose}`.execute(query)
}
