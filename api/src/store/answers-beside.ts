import type { Store } from "./store"

/** The subject of a grade, or an entertainment section. */
export interface SubjectOf {
  readonly grade_id: number | null
  readonly subject_id: number | null
  readonly section: number | null
}

const mostAnswersBeside = 300

/** Answers of the same subject in the same grade, or of the same section, that of a question among them. */
export async function findAnswersBeside(
  { query }: Store,
  { grade_id, subject_id, section }: SubjectOf,
): Promise<readonly string[]> {
  const answers = query
    .selectFrom("pools")
    .crossJoin("questions")
    .select("questions.answer")
    .whereRef("questions.pool_id", "=", "pools.id")
    .where("questions.position", "is not", null)
    .limit(mostAnswersBeside)
  const beside =
    section === null
      ? answers.where("pools.grade_id", "=", grade_id).where("pools.subject_id", "=", subject_id)
      : answers.where("pools.section", "=", section)
  return (await beside.execute()).map(({ answer }) => answer)
}
