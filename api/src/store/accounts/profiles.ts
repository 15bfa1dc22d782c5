import { sql, type Compilable, type RawBuilder } from "kysely"
import type { Language } from "#contract/words"
import type { PersonEvent } from "#contract/accounts/person-events"
import { lookAlikeKey } from "../../names/look-alikes.mjs"
import { staffKeys } from "../../names/staff-words"
import { gradeName } from "../../db/names"
import { takeOne, type Store, batchWrite, compiled } from "../../db/store"
import { insertPersonEvent } from "./person-events"
import { isColleague } from "./schools"
import { deleteAllTokens } from "./tokens"

export const readProfile = ({ query }: Store, personId: number) =>
  query
    .selectFrom("people")
    .select(["avatar", "nickname", "is_hidden"])
    .where("id", "=", personId)
    .executeTakeFirstOrThrow()

interface Profile {
  readonly avatar: string
  readonly nickname: string
  readonly isHidden: boolean
}

/**
 * Changes D1 only: the player's object tells the leaderboards who is hidden. Returns false, and changes nothing, if
 * a nickname that looks the same is somebody else's, or is the name of a teacher or an admin, in the person's school.
 */
export async function replaceProfile(
  { query }: Store,
  personId: number,
  { avatar, nickname, isHidden }: Profile,
): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`UPDATE OR IGNORE people SET avatar = ${avatar},
      nickname = ${nickname}, nickname_key = ${lookAlikeKey(nickname)}, is_hidden = ${isHidden ? 1 : 0}
    WHERE id = ${personId} AND NOT EXISTS (SELECT 1 FROM people AS staff
      WHERE staff.school_id = people.school_id AND staff.name_key IN (SELECT value FROM json_each(${JSON.stringify(staffKeys(nickname))}))
      AND staff.role IN ('Teacher', 'Admin') AND staff.id <> people.id)`.execute(query)
  return numAffectedRows > 0n
}

interface NamedPerson {
  readonly id: number
  readonly gradeName: string
}

export const readGradesTaught = ({ query }: Store, ids: readonly number[], language: Language) =>
  query
    .selectFrom("people")
    .select(["id", gradeName("people.grade_id", language).as("gradeName")])
    .where("id", "in", takeOne(ids))
    .$castTo<NamedPerson>()
    .execute()

export const readRankedBy = ({ query }: Store, personId: number) =>
  query
    .selectFrom("people")
    .select(["grade_id", "is_hidden"])
    .where("id", "=", personId)
    .executeTakeFirst()

export const readShown = ({ query }: Store, ids: readonly number[]) =>
  query
    .selectFrom("people")
    .select([
      "id",
      "avatar",
      "is_hidden",
      sql<string>`iif(nickname = '', name, nickname)`.as("name"),
    ])
    .where("id", "in", takeOne(ids))
    .execute()

interface Changing {
  readonly personId: number
  readonly adminId: number
}

interface Change {
  readonly kind: PersonEvent
  readonly detail?: Readonly<Record<string, unknown>>
  readonly set: RawBuilder<unknown>
  readonly where: RawBuilder<unknown>
  readonly others?: readonly Compilable[]
}

async function changePerson(
  store: Store,
  { personId, adminId }: Changing,
  { kind, detail = {}, set, where, others = [] }: Change,
  now: number,
): Promise<boolean> {
  const isChanged = sql`${isColleague(personId, adminId)} AND ${where}`
  const only = sql`EXISTS (SELECT 1 FROM people WHERE ${isChanged})`
  const [added] = await batchWrite(store, [
    insertPersonEvent(store, { personId, byId: adminId, kind, detail, only }, now),
    compiled(store, sql`UPDATE people SET ${set} WHERE ${isChanged}`),
    ...others,
  ])
  return added === 1
}

interface Grades {
  readonly from: number
  readonly to: number
}

export const writeGrade = (store: Store, changing: Changing, { from, to }: Grades, now: number) =>
  changePerson(
    store,
    changing,
    {
      kind: "grade changed",
      detail: { from, to },
      set: sql`grade_id = ${to}`,
      where: sql`role = 'Student' AND grade_id = ${from}`,
    },
    now,
  )

export const clearProfile = (store: Store, changing: Changing, now: number) =>
  changePerson(
    store,
    changing,
    {
      kind: "profile reset",
      set: sql`avatar = '', nickname = '', nickname_key = ''`,
      where: sql`(avatar <> '' OR nickname <> '')`,
    },
    now,
  )

/**
 * Blocks a person and deletes the tokens. The last admin of the school who is not blocked stays so: of two admins who
 * block each other at once, the first succeeds.
 */
export function storeBlock(store: Store, changing: Changing, now: number): Promise<boolean> {
  const { personId, adminId } = changing
  const isLeft = sql`EXISTS (SELECT 1 FROM people AS other WHERE other.school_id = people.school_id
    AND other.role = 'Admin' AND other.blocked_at IS NULL AND other.id <> people.id)`
  const isBlocked = sql<boolean>`EXISTS (SELECT 1 FROM people
    WHERE ${isColleague(personId, adminId)} AND blocked_at IS NOT NULL)`
  const change = {
    kind: "blocked",
    set: sql`blocked_at = ${now}`,
    where: sql`blocked_at IS NULL AND (role <> 'Admin' OR ${isLeft})`,
    others: [deleteAllTokens(store, personId).where(isBlocked)],
  } as const
  return changePerson(store, changing, change, now)
}

export const unblockPerson = (store: Store, changing: Changing, now: number) =>
  changePerson(
    store,
    changing,
    { kind: "unblocked", set: sql`blocked_at = NULL`, where: sql`blocked_at IS NOT NULL` },
    now,
  )
