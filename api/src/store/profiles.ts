import { sql } from "kysely"
import { oneOf, type Store } from "./store"

/** Throws where there is no such person. */
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

/** Changes D1 only: the player's object tells the leaderboards who is hidden. */
export async function replaceProfile(
  { query }: Store,
  personId: number,
  { avatar, nickname, isHidden }: Profile,
): Promise<void> {
  const columns = { avatar, nickname, is_hidden: isHidden ? 1 : 0 }
  await query.updateTable("people").set(columns).where("id", "=", personId).execute()
}

/** The columns that leaderboards depend on, besides the points. */
export const readRankedBy = ({ query }: Store, personId: number) =>
  query
    .selectFrom("people")
    .select(["grade_id", "is_hidden"])
    .where("id", "=", personId)
    .executeTakeFirst()

/** People as the others see them. */
export const readShown = ({ query }: Store, ids: readonly number[]) =>
  query
    .selectFrom("people")
    .select([
      "id",
      "avatar",
      "is_hidden",
      sql<string>`iif(nickname = '', name, nickname)`.as("name"),
    ])
    .where("id", "in", oneOf(ids))
    .execute()
