import { classes as limits } from "#contract/limits"
import { sql } from "kysely"
import { batchRead, batchWrite, compiled, type Store } from "../../db/store"
import { isCodeTaken } from "./classes"

interface Joining {
  readonly classId: number
  readonly personId: number
}

export interface PupilRow {
  readonly id: number
  readonly name: string
  readonly nickname: string
  readonly joined_at: number
}

export async function readPupils(
  { query }: Store,
  classId: number,
  personId?: number,
): Promise<readonly PupilRow[]> {
  const isAsked = personId === undefined ? sql`TRUE` : sql`person_id = ${personId}`
  const { rows } = await sql<PupilRow>`SELECT people.id, people.name, nickname, joined_at
    FROM class_pupils CROSS JOIN people ON people.id = person_id
    WHERE class_id = ${classId} AND taken_out_at IS NULL AND ${isAsked}`.execute(query)
  // Sorted here, because D1 counts each row that it sorts once more.
  return rows.toSorted((one, other) => one.name.localeCompare(other.name) || one.id - other.id)
}

export const hasPlaces = (classId: number, more = 1) =>
  sql`${limits.pupilsMax - more} >= (SELECT count(*) FROM class_pupils
    WHERE class_id = ${classId} AND taken_out_at IS NULL)`

/**
 * @param code the class must still have it
 * @returns "taken out" for a pupil whom a teacher took out
 */
export async function addMember(
  store: Store,
  { classId, personId, code }: Joining & { readonly code: string },
  now: number,
): Promise<"joined" | "full" | "taken out" | "renewed"> {
  const [, rows = []] = await batchRead<{ taken_out_at: number | null }>(store, [
    compiled(
      store,
      sql`INSERT INTO class_pupils (class_id, person_id, joined_at)
        SELECT id, ${personId}, ${now} FROM classes
        WHERE id = ${classId} AND code = ${code} AND ${hasPlaces(classId)}
        ON CONFLICT DO NOTHING`,
    ),
    store.query
      .selectFrom("class_pupils")
      .select("taken_out_at")
      .where("class_id", "=", classId)
      .where("person_id", "=", personId),
  ])
  const [row] = rows
  if (!row) return (await isCodeTaken(store, code)) ? "full" : "renewed"
  return row.taken_out_at === null ? "joined" : "taken out"
}

export const removeMember = async ({ query }: Store, { classId, personId }: Joining) =>
  query
    .deleteFrom("class_pupils")
    .where("class_id", "=", classId)
    .where("person_id", "=", personId)
    .execute()

export const markTakenOut = ({ query }: Store, { classId, personId }: Joining, now: number) =>
  query
    .updateTable("class_pupils")
    .set({ taken_out_at: sql<number>`coalesce(taken_out_at, ${now})` })
    .where("class_id", "=", classId)
    .where("person_id", "=", personId)
    .execute()

/** Returns false if this pupil was never in the class, or there is no room. */
export async function unmarkTakenOut(
  { query }: Store,
  { classId, personId }: Joining,
): Promise<boolean> {
  const { numUpdatedRows } = await query
    .updateTable("class_pupils")
    .set({ taken_out_at: null })
    .where("class_id", "=", classId)
    .where("person_id", "=", personId)
    .where(sql<boolean>`(taken_out_at IS NULL OR ${hasPlaces(classId)})`)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export async function removeTeacher({ query }: Store, { classId, personId }: Joining) {
  const { numDeletedRows } = await query
    .deleteFrom("class_teachers")
    .where("class_id", "=", classId)
    .where("person_id", "=", personId)
    .where(sql<boolean>`(SELECT count(*) FROM class_teachers WHERE class_id = ${classId}) > 1`)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

interface NewLink {
  readonly hash: string
  readonly classId: number
  readonly teacherId: number
  readonly expiresAt: number
}

/** Adds a link, unless the class is archived or has as many as allowed; deletes those that have expired. */
export async function addLink(store: Store, link: NewLink, now: number): Promise<boolean> {
  const { hash, classId, teacherId, expiresAt } = link
  const [, added] = await batchWrite(store, [
    store.query
      .deleteFrom("class_links")
      .where("class_id", "=", classId)
      .where("expires_at", "<=", now),
    compiled(
      store,
      sql`INSERT INTO class_links (hash, class_id, made_by, expires_at)
        SELECT ${hash}, id, ${teacherId}, ${expiresAt} FROM classes
        WHERE id = ${classId} AND archived_at IS NULL
        AND (SELECT count(*) FROM class_links WHERE class_id = ${classId}) < ${limits.linksMax}`,
    ),
  ])
  return added === 1
}

/** Makes the person a teacher of the class and uses the link up. Returns false if the class has as many as allowed. */
export async function addTeacherByLink(
  store: Store,
  { classId, personId, hash }: Joining & { readonly hash: string },
  now: number,
): Promise<boolean> {
  const [added] = await batchWrite(store, [
    compiled(
      store,
      sql`INSERT INTO class_teachers (class_id, person_id, joined_at)
        SELECT class_id, ${personId}, ${now} FROM class_links WHERE hash = ${hash}
        AND (SELECT count(*) FROM class_teachers WHERE class_id = ${classId}) < ${limits.teachersMax}`,
    ),
    compiled(store, sql`DELETE FROM class_links WHERE hash = ${hash} AND changes() = 1`),
  ])
  return added === 1
}

/** Gives the class to one confirmed teacher of its school; returns false if this person is none. */
export async function replaceTeachers(store: Store, { classId, personId }: Joining, now: number) {
  const isFit = sql`EXISTS (SELECT 1 FROM people JOIN classes USING (school_id)
    WHERE people.id = ${personId} AND classes.id = ${classId} AND role = 'Teacher'
    AND confirmed_at IS NOT NULL)`
  const [added] = await batchWrite(store, [
    compiled(
      store,
      sql`INSERT INTO class_teachers (class_id, person_id, joined_at)
        SELECT ${classId}, ${personId}, ${now} WHERE ${isFit}
        ON CONFLICT DO UPDATE SET joined_at = joined_at`,
    ),
    compiled(
      store,
      sql`DELETE FROM class_teachers WHERE class_id = ${classId} AND person_id <> ${personId} AND ${isFit}`,
    ),
    compiled(store, sql`DELETE FROM class_links WHERE class_id = ${classId} AND ${isFit}`),
  ])
  return added === 1
}
