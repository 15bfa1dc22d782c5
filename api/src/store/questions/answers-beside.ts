import type { Store } from "../../db/store"

export interface SubjectOf {
  readonly grade_id: number | null
  readonly subject_id: number | null
  readonly section: number | null
}

const mostAnswersBeside = 300

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

export const readSubjectBeside = (
  { query }: Store,
  questionId: number,
): Promise<SubjectOf | undefined> =>
  query
    .selectFrom("questions")
    .innerJoin("pools", "pools.id", "questions.pool_id")
    .select(["grade_id", "subject_id", "section"])
    .where("questions.id", "=", questionId)
    .executeTakeFirst()
