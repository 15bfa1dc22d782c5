import { counts } from "#contract/limits"
import { sql } from "kysely"

export const sameSet = (questionId: number) => sql`(questions.id = ${questionId}
  OR questions.id BETWEEN ${questionId - counts.items} AND ${questionId + counts.items}
    AND questions.set_id = (SELECT set_id FROM questions WHERE id = ${questionId}))`
