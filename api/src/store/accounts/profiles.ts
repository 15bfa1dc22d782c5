import { sql } from "kysely"
import type { Language } from "#contract/words"
import { lookAlikeKey } from "../../names/look-alikes.mjs"
import { staffKeys } from "../../names/staff-words"
import { gradeName } from "../../db/names"
import { takeOne, type Store } from "../../db/store"

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

interface Named {
  readonly id: number
  readonly gradeName: string
}

export const readGradesTaught = ({ query }: Store, ids: readonly number[], language: Language) =>
  query
    .selectFrom("people")
    .select(["id", gradeName("people.grade_id", language).as("gradeName")])
    .where("id", "in", takeOne(ids))
    .$castTo<Named>()
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
