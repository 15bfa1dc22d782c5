import { createHash } from "node:crypto"
import { sql, type Compilable, type RawBuilder } from "kysely"
import { kept } from "#contract/kept"
import type { KeptData } from "#contract/accounts/kept-data"
import type { FirstWrongAnswer } from "../play/first-answers"
import { toOpenRounds } from "../play/open-rounds"
import { batchWrite, compiled, type Store, batchRead } from "../../db/store"
import { isOfSchool } from "./schools"
import { deleteAllTokens } from "./tokens"

export interface Erasable {
  readonly id: number
  readonly email: string
}

const ownTables = [
  "password_reset_tokens",
  "known_devices",
  "completed_calls",
  "author_counts",
  "question_drafts",
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
  wrong: readonly FirstWrongAnswer[],
  others: readonly Compilable[] = [],
): Promise<void> {
  const ofEmail = createHash("sha256").update(email).digest("base64url")
  const written = sql`SELECT id FROM questions WHERE author_id = ${id}`
  const writes = [
    sql`DELETE FROM open_rounds WHERE (pool_id, issued_at, person_id) IN (
      SELECT value ->> 0, value ->> 1, ${id} FROM (${toOpenRounds(id)}))`,
    ...eraseAnswers(id, wrong),
    ...ownTables.map((table) => sql`DELETE FROM ${sql.table(table)} WHERE person_id = ${id}`),
    sql`DELETE FROM account_attempts WHERE (action = 'change' AND subject = ${String(id)})
      OR (action IN ('login', 'register', 'forget', 'reset') AND subject = ${ofEmail})
      OR (action = 'login' AND subject > ${`${id} `} AND subject < ${`${id}!`})`,
    // The folded text contains the name of the author.
    sql`UPDATE waiting_questions SET folded = NULL WHERE id IN (${written})`,
    sql`UPDATE questions SET author_id = NULL WHERE author_id = ${id}`,
    sql`UPDATE author_mail_days SET person_id = person_id - 1 WHERE person_id = ${id}`,
    sql`UPDATE person_events SET detail = '{}' WHERE person_id = ${id}`,
    // The keys of calls have their teacher in them.
    ...(["classes", "works", "live_rooms", "pupils_without_email"] as const).map(
      (table) => sql`UPDATE ${sql.table(table)} SET key = 'erased ' || rowid
        WHERE key > ${`${id} `} AND key < ${`${id}!`}`,
    ),
    sql`DELETE FROM people WHERE id = ${id}`,
  ]
  await batchWrite(store, [
    deleteAllTokens(store, id),
    ...writes.map((write) => compiled(store, write)),
    ...others,
  ])
}

export const findErasable = ({ query }: Store, email: string, adminId: number) =>
  query
    .selectFrom("people")
    .select(["id", "email", "role"])
    .where("email", "=", email)
    .where(isOfSchool(adminId))
    .executeTakeFirst()

export const readErasable = ({ query }: Store, id: number) =>
  query
    .selectFrom("people")
    .select(["id", "email", "password_hash"])
    .where("id", "=", id)
    .executeTakeFirst()

/** How many wrong answers go into one statement: its text is a parameter of at most about 500 KB. */
const atOnce = 2_000

/**
 * The writes that remove a person's answers from D1, before the person is deleted. What others gave as well stays, as
 * a number and in another person's spelling or in its normal form. An answer that was accepted or is never right is
 * part of its question.
 */
const eraseAnswers = (
  personId: number,
  wrong: readonly FirstWrongAnswer[],
): readonly RawBuilder<unknown>[] => [
  ...splitIntoChunks(wrong).flatMap((chunk) => subtract(countedOf(personId, chunk))),
  ...subtract(sql`(SELECT question_id, answer_key FROM appeals
    CROSS JOIN appealed USING (question_id, answer_key)
    WHERE person_id = ${personId} AND revoked_at IS NOT NULL
    AND question_id NOT IN (SELECT value
      FROM json_each(${JSON.stringify(wrong.map(({ questionId }) => questionId))})))`),
  ...eraseAppeals(personId),
]

function splitIntoChunks(
  wrong: readonly FirstWrongAnswer[],
): readonly (readonly FirstWrongAnswer[])[] {
  return wrong.length === 0 ? [] : [wrong.slice(0, atOnce), ...splitIntoChunks(wrong.slice(atOnce))]
}

const toJson = (wrong: readonly FirstWrongAnswer[]) =>
  JSON.stringify(wrong.map(({ id, questionId, key, written }) => [id, questionId, key, written]))

const countedOf = (personId: number, wrong: readonly FirstWrongAnswer[]) =>
  sql`(SELECT value ->> 1, iif((SELECT exact FROM questions WHERE id = value ->> 1), value ->> 3, value ->> 2)
    FROM json_each(${toJson(wrong)})
    WHERE value ->> 0 <= (SELECT answers_counted FROM people WHERE id = ${personId}))`

/** Counts one person less for these answers: of one that nobody else gave nothing stays. */
const subtract = (answers: RawBuilder<unknown>) => [
  sql`DELETE FROM given_wrong WHERE (question_id, answer_key) IN ${answers} AND people = 1`,
  sql`UPDATE given_wrong SET people = people - 1, text = iif(people = 2, answer_key, text)
    WHERE (question_id, answer_key) IN ${answers}`,
]

function eraseAppeals(personId: number): readonly RawBuilder<unknown>[] {
  const own = sql`(question_id, answer_key) IN (
    SELECT question_id, answer_key FROM appeals WHERE person_id = ${personId})
    AND (verdict IS NULL OR verdict = 'declined' OR revoked_at IS NOT NULL)`
  const other = sql`(SELECT text FROM appeals WHERE appeals.question_id = appealed.question_id
    AND appeals.answer_key = appealed.answer_key AND person_id <> ${personId} LIMIT 1)`
  return [
    sql`UPDATE question_events SET answer = coalesce(told, '')
      FROM (SELECT question_id AS asked, text, ${other} AS told FROM appealed
        WHERE ${own} AND verdict IS NOT NULL)
      WHERE question_id = asked AND answer = text`,
    sql`DELETE FROM appealed WHERE ${own} AND ${other} IS NULL`,
    sql`UPDATE appealed SET text = ${other}, people = people - 1 WHERE ${own}`,
  ]
}

type KeptTable = KeptData["kept"][number]
type KeptRow = Readonly<Record<string, unknown>>

const places = kept.flatMap(({ kind, database = [] }) =>
  database.map((place) => {
    const [table = "", column = ""] = place.split(".")
    return { kind, table, column }
  }),
)

/** A hash, which leads to nobody, and how far a timed run has come. */
const unreadable = new Set(["account_attempts", "author_mail_days"])
const readable = places.filter(({ table }) => !unreadable.has(table))

const columnsOfPeople = new Set(places.map(({ table, column }) => `${table}.${column}`))
const isLeftOut = (column: string) =>
  column === "person_id" || /(?:^|_)(?:hash|key|token)$/.test(column)

export async function readKeptRows(store: Store, personId: number): Promise<readonly KeptTable[]> {
  const reads = readable.map(({ table, column }) =>
    compiled<KeptRow>(
      store,
      sql`SELECT * FROM ${sql.table(table)} WHERE ${sql.ref(column)} = ${personId}`,
    ),
  )
  const found = await batchRead(store, reads)
  return readable.map(({ kind, table }, at) => toKeptTable(kind, table, found[at] ?? []))
}

/** Times in ms since 1970 become readable; hashes and the ids of people are left out. */
export function toKeptTable(kind: string, table: string, rows: readonly KeptRow[]): KeptTable {
  const columns = Object.keys(rows[0] ?? {}).filter(
    (column) =>
      !isLeftOut(column) && (column === "id" || !columnsOfPeople.has(`${table}.${column}`)),
  )
  return {
    kind,
    table,
    columns,
    rows: rows.map((row) => columns.map((column) => toCell(column, row[column]))),
  }
}

function toCell(column: string, value: unknown): string | number | null {
  if (typeof value === "number")
    return /(?:^|_)(?:at|until)$/.test(column) && value > 0 ? new Date(value).toISOString() : value
  return typeof value === "string" ? value : null
}
