import type { Language, WireGame } from "#contract/words"
import { sql } from "kysely"
import { gradeName, subjectName } from "../../db/names"
import type { Store } from "../../db/store"

export const readLinkedSubjects = ({ query }: Store, language: Language) =>
  query
    .selectFrom("grade_subjects")
    .select(["grade_id", "subject_id"])
    .select(gradeName("grade_subjects.grade_id", language).as("grade"))
    .select(subjectName("grade_subjects.subject_id", language).as("subject"))
    .orderBy("grade_id")
    .orderBy("subject_id")
    .execute()

interface Counted {
  readonly grade_id: number
  readonly subject_id: number
  readonly game: WireGame
  readonly count: number
}

/** How many approved questions each subject of a grade has of each game; reads the pools, not the questions. */
export async function countApproved({ query }: Store): Promise<readonly Counted[]> {
  const { rows } = await sql<Counted>`SELECT grade_id, subject_id, game, sum(size.value) AS count
    FROM pools CROSS JOIN json_each(pools.sizes) AS size
    WHERE grade_id IS NOT NULL GROUP BY grade_id, subject_id, game`.execute(query)
  return rows
}
