import { counts } from "#contract/limits"
import { sql } from "kysely"

/** A condition on `questions`: it is this question, or one that was written together with it. */
export const sameSet = (questionId: number) => sql`(questions.id = ${questionId}
  OR questions.id BETWEEN ${questionId - counts.items} AND ${questionId + counts.items}
    AND questions.set_id = (SELECT set_id FROM questions WHERE id = ${questionId}))`
