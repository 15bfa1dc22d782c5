import { sql, type RawBuilder } from "kysely"
import type { WireGame } from "#contract/words"
import { nameKey, readNumber } from "../../db/names"
import { batchRead, type Store } from "../../db/store"

export async function findGradeId({ query }: Store, reference: string): Promise<number | null> {
  const id = readNumber(reference)
  const row =
    id === null
      ? await query
          .selectFrom("grade_names")
          .select("grade_id as id")
          .where("name", "=", nameKey(reference))
          .limit(1)
          .executeTakeFirst()
      : await query.selectFrom("grades").select("id").where("id", "=", id).executeTakeFirst()
  return row?.id ?? null
}

export const findSubjectId = async (store: Store, reference: string): Promise<number | null> =>
  (await subjectNamed(store, reference).executeTakeFirst())?.id ?? null

export async function findSubjectIds(
  store: Store,
  references: readonly string[],
): Promise<readonly (number | null)[]> {
  const reads = references.map((reference) => subjectNamed(store, reference))
  return (await batchRead(store, reads)).map(([row]) => row?.id ?? null)
}

const subjectNamed = ({ query }: Store, reference: string) =>
  query
    .selectFrom("subject_names")
    .select("subject_id as id")
    .where("name", "=", nameKey(reference))
    .limit(1)

export async function findChapterNumber(
  { query }: Store,
  gradeId: number,
  subjectId: number,
  reference: string,
): Promise<number | null> {
  const number = readNumber(reference)
  const chapters = query
    .selectFrom("chapter_names")
    .select("number")
    .where("grade_id", "=", gradeId)
    .where("subject_id", "=", subjectId)
    .limit(1)
  const row = await chapters
    .where((where) =>
      number === null ? where("name", "=", nameKey(reference)) : where("number", "=", number),
    )
    .executeTakeFirst()
  return row?.number ?? null
}

export async function findChaptersNamed({ query }: Store, gradeId: number, reference: string) {
  const rows = await query
    .selectFrom("chapter_names")
    .select(["subject_id", "number"])
    .where("grade_id", "=", gradeId)
    .where("name", "=", nameKey(reference))
    .groupBy(["subject_id", "number"])
    .limit(2)
    .execute()
  return rows.map(({ subject_id, number }) => ({ subjectId: subject_id, number }))
}

export interface ChapterPlace {
  readonly gradeId: number
  readonly subjectId: number
  readonly number: number
}

export type Placement = ChapterPlace | { readonly section: number }

export const createPool = (placement: Placement, game: WireGame): RawBuilder<unknown> =>
  "section" in placement
    ? sql`INSERT INTO pools (section, game) VALUES (${placement.section}, ${game})
        ON CONFLICT DO NOTHING`
    : sql`INSERT INTO pools (grade_id, subject_id, chapter_number, game)
        VALUES (${placement.gradeId}, ${placement.subjectId}, ${placement.number}, ${game})
        ON CONFLICT DO NOTHING`

export const isPoolAt = (placement: Placement) =>
  "section" in placement
    ? sql`section = ${placement.section}`
    : sql`grade_id = ${placement.gradeId} AND subject_id = ${placement.subjectId}
        AND chapter_number = ${placement.number}`
