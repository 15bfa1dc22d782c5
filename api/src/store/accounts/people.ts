import { sql } from "kysely"
import type { Language, Role } from "#contract/words"
import { decidedSince } from "../questions/my-questions"
import { subjectName, gradeName } from "../../db/names"
import { staffKey } from "../../names/staff-words"
import { batchWrite, takeOne, type Store } from "../../db/store"
import { isWaiting } from "./teachers"
import { isValid, type Ticket, usesOf } from "./invitations"
import { isColleague } from "./schools"

export const findPersonByEmail = ({ query }: Store, email: string, language: Language) =>
  query
    .selectFrom("people")
    .select([
      "people.id",
      "people.name",
      "people.email",
      "people.role",
      "people.grade_id",
      "people.password_hash",
      "people.points",
      "people.avatar",
      "people.blocked_at",
      isWaiting.as("is_waiting"),
      subjectName("people.subject_id", language).as("subject"),
      decidedSince(sql`people.id`, sql`people.questions_seen_at`).as("news"),
    ])
    .where("people.email", "=", email)
    .executeTakeFirst()

interface NewPerson {
  readonly name: string
  readonly email: string
  readonly role: Role
  readonly gradeId: number | null
  readonly subjectId: number | null
  readonly passwordHash: string
  readonly ticket: Ticket | null
}

/** Returns false if the e-mail is taken; a concurrent registration counts. */
export async function addPerson(store: Store, person: NewPerson, now: number): Promise<boolean> {
  const { ticket } = person
  const added = store.query
    .insertInto("people")
    .values({
      name: person.name,
      email: person.email,
      role: person.role,
      grade_id: person.gradeId,
      subject_id: person.subjectId,
      password_hash: person.passwordHash,
      created_at: now,
      name_key: staffKey(person.name),
      confirmed_at: ticket && sql<number>`CASE WHEN ${isValid(ticket)} THEN ${now} END`,
    })
    .onConflict((conflict) => conflict.column("email").doNothing())
  const uses = ticket ? usesOf(store, ticket, person.email, now) : []
  const [changes] = await batchWrite(store, [added, ...uses])
  return changes === 1
}

export const isPerson = async ({ query }: Store, id: number): Promise<boolean> =>
  (await query.selectFrom("people").select("id").where("id", "=", id).executeTakeFirst()) !==
  undefined

export const readCreatedAt = async ({ query }: Store, id: number): Promise<number> =>
  (await query.selectFrom("people").select("created_at").where("id", "=", id).executeTakeFirst())
    ?.created_at ?? 0

export async function readExisting(
  { query }: Store,
  ids: readonly number[],
): Promise<ReadonlySet<number>> {
  const rows = await query
    .selectFrom("people")
    .select("id")
    .where("id", "in", takeOne(ids))
    .execute()
  return new Set(rows.map(({ id }) => id))
}

export async function readPeopleAfter(
  { query }: Store,
  after: number,
  limit: number,
): Promise<readonly number[]> {
  const rows = await query
    .selectFrom("people")
    .select("id")
    .where("id", ">", after)
    .where("role", "=", "Student")
    .orderBy("id")
    .limit(limit)
    .execute()
  return rows.map(({ id }) => id)
}

const selectPeople = ({ query }: Store, language: Language) =>
  query
    .selectFrom("people")
    .select(["people.id", "name", "email", "role", "school_id"])
    .select(["grade_id", "avatar", "nickname", "points", "created_at", "blocked_at"])
    .select([
      isWaiting.as("is_waiting"),
      gradeName("people.grade_id", language).as("grade"),
      subjectName("people.subject_id", language).as("subject"),
    ])

export async function readPeople(store: Store, ids: readonly number[], language: Language) {
  if (ids.length === 0) return []
  const rows = await selectPeople(store, language).where("people.id", "in", takeOne(ids)).execute()
  return ids.flatMap((id) => rows.find((row) => row.id === id) ?? [])
}

export const readColleague = (
  store: Store,
  personId: number,
  adminId: number,
  language: Language,
) => selectPeople(store, language).where(isColleague(personId, adminId)).executeTakeFirst()

export type PersonRow = Awaited<ReturnType<typeof readPeople>>[number]
