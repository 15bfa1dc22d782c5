import type { WireGame } from "#contract/words"
import { sql, type RawBuilder } from "kysely"

/** A chapter, by its number within a grade and a subject. */
export interface Chapter {
  readonly gradeId: number
  readonly subjectId: number
  readonly number: number
}

/** Where a question belongs: a chapter, or a section of entertainment. */
export type Placement = Chapter | { readonly section: number }

/** The write that creates the pool of a game at a placement, where there is none. */
export const createPool = (placement: Placement, game: WireGame): RawBuilder<unknown> =>
  "section" in placement
    ? sql`INSERT INTO pools (section, game) VALUES (${placement.section}, ${game})
        ON CONFLICT DO NOTHING`
    : sql`INSERT INTO pools (grade_id, subject_id, chapter_number, game)
        VALUES (${placement.gradeId}, ${placement.subjectId}, ${placement.number}, ${game})
        ON CONFLICT DO NOTHING`

/** The condition on `pools` for a placement, in every game. */
export const isPoolAt = (placement: Placement) =>
  "section" in placement
    ? sql`section = ${placement.section}`
    : sql`grade_id = ${placement.gradeId} AND subject_id = ${placement.subjectId}
        AND chapter_number = ${placement.number}`
