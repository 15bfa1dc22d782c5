import * as z from "zod"
import { live as limits } from "#contract/limits"
import { countedHands } from "#contract/classes/class-parts"
import type { Language, Role } from "#contract/words"
import { roomLimits } from "#game/live/room"
import { sql } from "kysely"
import { batchRead, compiled, type Store } from "../../db/store"

export interface NewRoom {
  readonly object: string
  readonly code: string
  readonly classId: number | null
  readonly openedBy: number
  readonly key: string
  readonly title: string
  readonly language: Language
  readonly takesGuests: boolean
}

export interface OpenedRoom {
  readonly object: string
  readonly code: string
}

/**
 * The room of this call: the new one, or that of the same call before; nothing if the code is taken, or the teacher has
 * as many rooms open as one may have.
 */
export async function storeRoom(
  store: Store,
  { object, code, classId, openedBy, key, title, language, takesGuests }: NewRoom,
  now: number,
): Promise<OpenedRoom | undefined> {
  const insert = sql<OpenedRoom>`INSERT INTO live_rooms (object, code, school_id, class_id, opened_by, key, title,
      language, takes_guests, opened_at)
    SELECT ${object}, ${code}, school_id, ${classId}, id, ${key}, ${title}, ${language},
      ${Number(takesGuests)}, ${now} FROM people WHERE id = ${openedBy}
      AND (SELECT count(*) FROM live_rooms WHERE opened_by = ${openedBy} AND ${isOpen(now)})
        < ${sql.lit(limits.openMax)}
    ON CONFLICT DO NOTHING`
  const read = sql<OpenedRoom>`SELECT object, code FROM live_rooms WHERE key = ${key}`
  const [, found] = await batchRead<OpenedRoom>(store, [
    compiled(store, insert),
    compiled(store, read),
  ])
  return found?.[0]
}

/** A room that its object never opened is over with the longest life of one. */
const isOpen = (now: number) =>
  sql<boolean>`ended_at IS NULL AND opened_at > ${now - roomLimits.lifeMs}`

export async function countOpenRooms({ query }: Store, teacherId: number, now: number) {
  const rooms = query.selectFrom("live_rooms").select("object").where("opened_by", "=", teacherId)
  return (await rooms.where(isOpen(now)).execute()).length
}

/** Read only if they are shown: a round is looked at every few seconds by all who play it. */
export const readRoomNames = async (
  { query }: Store,
  { object }: Pick<RoomRow, "object">,
): Promise<{ readonly className: string; readonly teacher: string }> =>
  query
    .selectFrom("live_rooms")
    .select([className.as("className"), opener.as("teacher")])
    .where("object", "=", object)
    .executeTakeFirstOrThrow()

const className = sql<string>`coalesce((SELECT name FROM classes WHERE classes.id = live_rooms.class_id), '')`
const opener = sql<string>`coalesce((SELECT name FROM people WHERE people.id = opened_by), '')`

const selectRooms = ({ query }: Store) =>
  query.selectFrom("live_rooms").select(["object", "class_id", "takes_guests", "work_id"])

export type RoomRow = NonNullable<Awaited<ReturnType<typeof findRoom>>>

/** The room of a code, until a day after its end. */
export const findRoom = (store: Store, code: string) =>
  selectRooms(store).where("live_rooms.code", "=", code).executeTakeFirst()

const teaches = (personId: number, since = 0) =>
  sql<boolean>`((live_rooms.class_id IS NULL AND opened_by = ${personId} AND opened_at > ${since})
    OR (live_rooms.class_id IN (SELECT class_id FROM class_teachers WHERE person_id = ${personId})
      AND opened_at > ${since}))`

export const readRoomOfTeacher = (
  store: Store,
  { code, personId }: { readonly code: string; readonly personId: number },
): Promise<RoomRow | undefined> =>
  selectRooms(store).where("live_rooms.code", "=", code).where(teaches(personId)).executeTakeFirst()

const listedMax = 20

export const listRoomsFor = (
  { query }: Store,
  { id, role }: { readonly id: number; readonly role: Role },
  now: number,
) =>
  query
    .selectFrom("live_rooms")
    .select(["code", "ended_at as endedAt"])
    .select([className.as("className"), opener.as("teacher")])
    .where("code", "is not", null)
    .where(
      role === "Teacher"
        ? teaches(id, now - roomLimits.lifeMs - roomLimits.keptMs)
        : sql<boolean>`${isOpen(now)} AND live_rooms.class_id IN (SELECT class_id FROM class_pupils
            WHERE person_id = ${id} AND taken_out_at IS NULL)`,
    )
    .orderBy("opened_at", "desc")
    .limit(listedMax)
    .execute()

export interface JoiningRow {
  readonly nickname: string
  readonly pupil: string
}

export const readJoining = (
  { query }: Store,
  personId: number,
  classId: number | null,
): Promise<JoiningRow | undefined> =>
  query
    .selectFrom("people")
    .select("nickname")
    .select(
      sql<string>`iif(EXISTS (SELECT 1 FROM class_pupils WHERE class_id = ${classId}
        AND person_id = people.id AND taken_out_at IS NULL), name, '')`.as("pupil"),
    )
    .where("id", "=", personId)
    .executeTakeFirst()

export interface RoomEnd {
  readonly object: string
  readonly seats: number
  readonly guests: number
  readonly questions: number
  readonly answers: number
  readonly right_answers: number
  readonly hands: string
}

export async function readLastShare({ query }: Store, classId: number): Promise<number | null> {
  const row = await query
    .selectFrom("live_rooms")
    .select(sql<number>`round(100.0 * right_answers / answers)`.as("share"))
    .where("class_id", "=", classId)
    .where("answers", ">", 0)
    .orderBy("opened_at", "desc")
    .limit(1)
    .executeTakeFirst()
  return row?.share ?? null
}

export async function endRoomRow({ query }: Store, { object, ...counts }: RoomEnd, now: number) {
  return query
    .updateTable("live_rooms")
    .set({ ...counts, ended_at: sql<number>`coalesce(ended_at, ${now})` })
    .where("object", "=", object)
    .returning([
      "class_id as classId",
      "title",
      "opened_by as openedBy",
      "opened_at as openedAt",
      sql<number>`ended_at`.as("endedAt"),
    ])
    .executeTakeFirst()
}

const handsByQuestion = z.record(z.string(), countedHands)

export async function readHands({ query }: Store, workId: number) {
  const rooms = query.selectFrom("live_rooms").select("hands").where("work_id", "=", workId)
  return handsByQuestion.parse(JSON.parse((await rooms.executeTakeFirst())?.hands ?? "{}"))
}

export const noteWorkOfRoom = ({ query }: Store, object: string, workId: number) =>
  query.updateTable("live_rooms").set({ work_id: workId }).where("object", "=", object).execute()

export const forgetRoom = ({ query }: Store, object: string) =>
  query.updateTable("live_rooms").set({ code: null }).where("object", "=", object).execute()
