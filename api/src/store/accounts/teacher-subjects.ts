import type { Language } from "#contract/words"
import { sql } from "kysely"
import { subjectName } from "../../db/names"
import { insertPersonEvent } from "./person-events"
import { isColleague } from "./schools"
import { batchWrite, compiled, takeOne, type Store } from "../../db/store"

export const getSubjects = (teacherId: number) => sql<number>`(SELECT subject_id
  FROM people WHERE id = ${teacherId} AND subject_id IS NOT NULL
  UNION ALL SELECT subject_id FROM further_subjects WHERE person_id = ${teacherId})`

export const teaches = sql<boolean>`(people.subject_id = pools.subject_id OR EXISTS (
  SELECT 1 FROM further_subjects
  WHERE person_id = people.id AND further_subjects.subject_id = pools.subject_id))`

export async function readSubjectIds(store: Store, teacherId: number): Promise<number[]> {
  const read = sql<{
    id: number
  }>`SELECT subject_id AS id FROM ${getSubjects(teacherId)} ORDER BY 1`
  return (await read.execute(store.query)).rows.map(({ id }) => id)
}

export const readSubjectNames = async (store: Store, teacherId: number, language: Language) =>
  (await readTaught(store, teacherId, language)).map(({ name }) => name)

interface TaughtSubject {
  readonly name: string
  readonly isTrusted: number
}

export async function readTaught({ query }: Store, teacherId: number, language: Language) {
  const { rows } =
    await sql<TaughtSubject>`SELECT ${subjectName("own.subject_id", language)} AS name,
      EXISTS (SELECT 1 FROM trusted_authors
        WHERE person_id = ${teacherId} AND subject_id = own.subject_id) AS isTrusted
    FROM ${getSubjects(teacherId)} AS own
    ORDER BY own.subject_id <> (SELECT subject_id FROM people WHERE id = ${teacherId}), 1`.execute(
      query,
    )
  return rows
}

interface NewSubjects {
  readonly teacherId: number
  readonly adminId: number
  readonly subjectIds: readonly number[]
}

/**
 * Replaces the subjects of a teacher of the admin's school, with an event if that changes them, and ends the trust
 * for others. Returns false if no such teacher has this id.
 */
export async function writeSubjects(
  store: Store,
  { teacherId, adminId, subjectIds }: NewSubjects,
  now: number,
): Promise<boolean> {
  const isOne = sql<boolean>`${isColleague(teacherId, adminId)} AND people.role = 'Teacher'`
  const wanted = [...new Set(subjectIds)]
  const [first, ...others] = wanted
  const all = takeOne(wanted)
  const own = sql`SELECT subject_id FROM ${getSubjects(teacherId)}`
  const changes = sql`(subject_id <> ${first} OR (SELECT count(*) FROM (${own})) <> ${wanted.length}
    OR EXISTS (${own} WHERE subject_id NOT IN ${all}))`
  const event = {
    personId: teacherId,
    byId: adminId,
    kind: "subjects changed",
    detail: { from: await readSubjectIds(store, teacherId), to: wanted },
    only: sql`EXISTS (SELECT 1 FROM people WHERE ${isOne} AND ${changes})`,
  } as const
  const only = sql`EXISTS (SELECT 1 FROM people WHERE ${isOne})`
  const writes = [
    sql`UPDATE people SET subject_id = ${first} WHERE ${isOne}`,
    sql`DELETE FROM further_subjects
      WHERE person_id = ${teacherId} AND subject_id NOT IN ${all} AND ${only}`,
    sql`INSERT INTO further_subjects (person_id, subject_id) SELECT ${teacherId}, value
      FROM json_each(${JSON.stringify(others)}) WHERE ${only} ON CONFLICT DO NOTHING`,
    sql`DELETE FROM trusted_authors
      WHERE person_id = ${teacherId} AND subject_id NOT IN ${all} AND ${only}`,
  ]
  const [, changed] = await batchWrite(store, [
    insertPersonEvent(store, event, now),
    ...writes.map((write) => compiled(store, write)),
  ])
  return changed === 1
}
