import type { WireGame } from "#contract/words"
import { sql, type RawBuilder } from "kysely"
import { nameKey, readNumber } from "../../db/names"
import { takeOne, type Stores } from "../../db/store"

export interface HistoryFilter {
  readonly personId: number
  /** The name of the subject in any language; empty for all. */
  readonly subject: string
  /** The number of the chapter, or its name in any language; empty for all. */
  readonly chapter: string
  readonly game?: WireGame | undefined
}

export async function findPools(
  stores: Stores,
  { personId, subject, chapter, game }: HistoryFilter,
): Promise<RawBuilder<boolean> | null> {
  const subjectId = subject ? await findSubject(stores, subject) : null
  if (subjectId === undefined) return null
  const ofSubject = sql`subject_id ${subjectId === null ? sql`IS NOT NULL` : sql`= ${subjectId}`}`
  const ofGame = game === undefined ? sql`` : sql`AND game = ${game}`
  const pools = sql<boolean>`person_id = ${personId} AND ${ofSubject} ${ofGame}`
  if (!chapter) return pools
  const ids = await findPoolsOfChapter(stores, pools, chapter)
  return ids.length === 0
    ? null
    : sql<boolean>`person_id = ${personId} AND pool_id IN ${takeOne(ids)}`
}

async function findSubject({ store }: Stores, subject: string) {
  const row = await store.query
    .selectFrom("subject_names")
    .select("subject_id")
    .where("name", "=", nameKey(subject))
    .executeTakeFirst()
  return row?.subject_id
}

async function findPoolsOfChapter(
  { store, play }: Stores,
  played: RawBuilder<boolean>,
  chapter: string,
): Promise<readonly number[]> {
  const cursors = await play.query.selectFrom("cursors").select("pool_id").where(played).execute()
  const number = readNumber(chapter) ?? numberOfChapter(nameKey(chapter))
  const pools = await store.query
    .selectFrom("pools")
    .select("id")
    .where("id", "in", takeOne(cursors.map(({ pool_id }) => pool_id)))
    .where("chapter_number", "=", number)
    .execute()
  return pools.map(({ id }) => id)
}

const numberOfChapter = (name: string) =>
  sql<number>`(SELECT number FROM chapter_names INDEXED BY chapter_names_unique
    WHERE grade_id = pools.grade_id AND name = ${name}
    AND subject_id = pools.subject_id LIMIT 1)`
