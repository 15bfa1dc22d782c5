import type { WireGame } from "#contract/words"
import { sql, type RawBuilder } from "kysely"

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
