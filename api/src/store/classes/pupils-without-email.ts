import { sql, type Compilable, type RawBuilder } from "kysely"
import { staffKey } from "../../names/staff-words"
import { batchRead, batchWrite, compiled, type Store } from "../../db/store"
import { clearAttempts, type CountedAttempt } from "../accounts/account-attempts"
import { insertPersonEvent } from "../accounts/person-events"
import { hasPlaces } from "./members"

export interface NewPupil {
  readonly name: string
  readonly number: string
  /** Of the call, with the teacher, the class and the name. */
  readonly key: string
}

export async function readTaken({ query }: Store, numbers: readonly string[]) {
  const { rows } = await sql<{ email: string }>`SELECT email
    FROM json_each(${JSON.stringify(numbers)}) AS drawn CROSS JOIN people ON email = drawn.value`.execute(
    query,
  )
  return new Set(rows.map(({ email }) => email))
}

const isOfCall = (beginning: string) =>
  sql<boolean>`key >= ${beginning} AND key < ${`${beginning}\u{10ffff}`}`

/** The names in a class, also of those who were taken out, and the keys of a call that are used. */
export async function readAdded(store: Store, classId: number, beginning: string) {
  const [names = [], keys = []] = await batchRead<{ text: string }>(store, [
    compiled(
      store,
      sql<{ text: string }>`SELECT name AS text FROM class_pupils
        CROSS JOIN people ON people.id = person_id WHERE class_id = ${classId}`,
    ),
    compiled(
      store,
      sql<{ text: string }>`SELECT key AS text FROM pupils_without_email
        WHERE ${isOfCall(beginning)}`,
    ),
  ])
  return { names: names.map(({ text }) => text), keys: new Set(keys.map(({ text }) => text)) }
}

/** What no password matches, until a secret is made. */
export const noSecret = "!"

interface PupilTarget {
  readonly classId: number
  readonly teacherId: number
  readonly beginning: string
  /** How many keys of the call were used when they were read. */
  readonly used: number
}

/**
 * Adds pupils to a class and to its grade and school: all, or none if there is no room, the class is archived, or the
 * same call has made some meanwhile.
 */
export async function insertPupils(
  store: Store,
  { classId, teacherId, beginning, used }: PupilTarget,
  pupils: readonly NewPupil[],
  now: number,
): Promise<boolean> {
  const rows = JSON.stringify(
    pupils.map((each) => [each.name, staffKey(each.name), each.number, each.key]),
  )
  // One statement gives ids in a row, and a look-up for each pupil and table would read as many rows again.
  const first = sql`(SELECT id FROM people WHERE email = ${pupils[0]?.number ?? ""})`
  const made = sql`json_each(${rows}) AS row WHERE ${first} IS NOT NULL`
  const personId = sql`${first} + row.key`
  const [added] = await batchWrite(store, [
    compiled(
      store,
      sql`INSERT INTO people (school_id, name, name_key, email, role, grade_id, password_hash, created_at)
        SELECT school_id, row.value ->> 0, row.value ->> 1, row.value ->> 2, 'Student', grade_id,
          ${noSecret}, ${now}
        FROM classes, json_each(${rows}) AS row WHERE classes.id = ${classId}
          AND archived_at IS NULL AND ${hasPlaces(classId, pupils.length)}
          AND (SELECT COUNT(*) FROM pupils_without_email WHERE ${isOfCall(beginning)}) = ${used}`,
    ),
    compiled(
      store,
      sql`INSERT INTO pupils_without_email (person_id, class_id, key)
        SELECT ${personId}, ${classId}, row.value ->> 3 FROM ${made}`,
    ),
    compiled(
      store,
      sql`INSERT INTO class_pupils (class_id, person_id, joined_at)
        SELECT ${classId}, ${personId}, ${now} FROM ${made}`,
    ),
    compiled(
      store,
      sql`INSERT INTO person_events (person_id, by_id, kind, at)
        SELECT ${personId}, ${teacherId}, 'pupil made', ${now} FROM ${made}`,
    ),
  ])
  return added === pupils.length
}

interface OwnPupilQuery {
  readonly classId: number
  readonly teacherId: number
}

/**
 * Whether a pupil was made in a class that the teacher teaches, or in one of which this class is a copy; `class_id` is
 * that of `pupils_without_email`.
 */
export const isMadeFor = ({ classId, teacherId }: OwnPupilQuery): RawBuilder<boolean> =>
  sql`class_id IN (SELECT class_id FROM class_teachers WHERE person_id = ${teacherId} UNION ALL
    SELECT * FROM (WITH RECURSIVE original (id) AS (VALUES (${classId}) UNION
      SELECT copied_from FROM classes JOIN original USING (id) WHERE copied_from IS NOT NULL)
      SELECT id FROM original))`

const isOwn = (asked: OwnPupilQuery, isInClass = sql`TRUE`): RawBuilder<boolean> =>
  sql`people.id IN (SELECT person_id FROM class_pupils
      WHERE class_id = ${asked.classId} AND ${isInClass})
    AND people.id IN (SELECT person_id FROM pupils_without_email WHERE ${isMadeFor(asked)})`

const mayRenew = (asked: OwnPupilQuery) => isOwn(asked, sql`taken_out_at IS NULL`)

/** Also a pupil who was taken out of this class; whoever left is out of the teachers' reach. */
export const findOwnPupil = ({ query }: Store, asked: OwnPupilQuery, personId: number) =>
  query
    .selectFrom("people")
    .select(["id", "email"])
    .where("id", "=", personId)
    .where(isOwn(asked))
    .executeTakeFirst()

export const readRenewable = ({ query }: Store, asked: OwnPupilQuery, ids: readonly number[]) =>
  query
    .selectFrom("people")
    .select(["id", "name", "email as number"])
    .where("id", "in", sql<number>`(SELECT value FROM json_each(${JSON.stringify(ids)}))`)
    .where(mayRenew(asked))
    .orderBy("name")
    .orderBy("id")
    .execute()

export interface NewSecret {
  readonly personId: number
  readonly passwordHash: string
  readonly attempts: CountedAttempt
}

/** Sets secrets; what the pupils had, their tokens and known devices end, and those who were locked are not any more. */
export async function writeSecrets(
  store: Store,
  asked: OwnPupilQuery,
  secrets: readonly NewSecret[],
  now: number,
): Promise<void> {
  await batchWrite(
    store,
    secrets.flatMap((secret) => writeSecret(store, asked, secret, now)),
  )
}

const writeSecret = (
  store: Store,
  asked: OwnPupilQuery,
  { personId, passwordHash, attempts }: NewSecret,
  now: number,
): readonly Compilable[] => {
  const { query } = store
  const isSet = sql<boolean>`EXISTS (SELECT 1 FROM people
    WHERE id = ${personId} AND password_hash = ${passwordHash})`
  const event = { personId, byId: asked.teacherId, kind: "secret renewed", only: isSet } as const
  return [
    query
      .updateTable("people")
      .set({ password_hash: passwordHash })
      .where("id", "=", personId)
      .where(mayRenew(asked)),
    insertPersonEvent(store, event, now),
    ...(["access_tokens", "known_devices", "completed_calls"] as const).map((table) =>
      query.deleteFrom(table).where("person_id", "=", personId).where(isSet),
    ),
    clearAttempts(store, attempts).where(isSet),
  ]
}
