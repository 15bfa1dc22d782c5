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
