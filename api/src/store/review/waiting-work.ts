import { workMax } from "#contract/limits"
import { sql, type RawBuilder } from "kysely"
import { isOfSchool } from "../accounts/schools"
import { waits } from "../accounts/teachers"
import { isOfAuthor } from "../questions/appeals"
import { batchRead, compiled, type Store } from "../../db/store"

export interface WaitingKind {
  readonly kind: string
  readonly count: number
  readonly since: number
}

/** Counts no further than `workMax`, so that it reads no more rows when much more waits. */
const counted = (kind: string, times: RawBuilder<unknown>) =>
  sql`SELECT ${sql.lit(kind)} AS kind, count(*) AS count, min(at) AS since
    FROM (${times} LIMIT ${sql.lit(workMax)})`

const ofAuthor = (personId: number, feedbackOf: number | null) => [
  counted(
    "changes",
    sql`SELECT status_at AS at FROM questions INDEXED BY questions_by_author
      WHERE author_id = ${personId} AND status = 'changes' ORDER BY status_at`,
  ),
  counted(
    "appeals",
    sql`SELECT opened_at AS at FROM appealed WHERE ${isOfAuthor(feedbackOf)} verdict IS NULL`,
  ),
  counted(
    "reports",
    sql`SELECT opened_at AS at FROM reported WHERE ${isOfAuthor(feedbackOf)} closed_at IS NULL`,
  ),
]

/** The counts of all questions under review are kept by triggers. */
const underReview = (kind: string, isEducation: number) => sql`
  SELECT ${sql.lit(kind)} AS kind, coalesce(sum(questions), 0) AS count,
    (SELECT status_at FROM questions WHERE id = (SELECT min(id) FROM waiting_entries
      WHERE is_education = ${isEducation})) AS since
  FROM waiting_groups WHERE (section = -1) = ${isEducation}`

const ofSchool = (adminId: number) => [
  counted(
    "requests",
    sql`SELECT requested_at AS at FROM retirement_requests ORDER BY requested_at`,
  ),
  counted(
    "teachers",
    sql`SELECT created_at AS at FROM people INDEXED BY people_waiting
      WHERE ${isOfSchool(adminId)} AND ${waits}`,
  ),
  underReview("education", 1),
  underReview("entertainment", 0),
]

/** What waits for a teacher, or with `isAdmin` for an admin; the oldest first. */
export async function readWaitingWork(
  store: Store,
  { id, isAdmin }: { readonly id: number; readonly isAdmin: boolean },
): Promise<readonly WaitingKind[]> {
  const reads = [...ofAuthor(id, isAdmin ? null : id), ...(isAdmin ? ofSchool(id) : [])]
  const kinds = await batchRead<WaitingKind>(
    store,
    reads.map((read) => compiled(store, sql<WaitingKind>`${read}`)),
  )
  return kinds
    .flat()
    .filter(({ count }) => count > 0)
    .toSorted((one, other) => one.since - other.since)
}

export interface SchoolParts {
  readonly chapters: number
  readonly teachers: number
  readonly questions: number
  readonly pupils: number
}

/** Which parts of the school there are, as 0 or 1; each is a look at the first row of an index. */
export async function readSchoolParts(store: Store, adminId: number): Promise<SchoolParts> {
  const has = (role: string) => sql`EXISTS (SELECT 1 FROM people WHERE role = ${role} AND
    ${isOfSchool(adminId)} AND ${role === "Teacher" ? sql`confirmed_at IS NOT NULL` : sql`TRUE`})`
  const read = sql<SchoolParts>`SELECT
    EXISTS (SELECT 1 FROM grade_subjects JOIN chapters USING (grade_id, subject_id)) AS chapters,
    ${has("Teacher")} AS teachers,
    EXISTS (SELECT 1 FROM pools WHERE grade_id IS NOT NULL AND EXISTS (SELECT 1 FROM questions
      WHERE pool_id = pools.id AND position IS NOT NULL)) AS questions,
    ${has("Student")} AS pupils`
  const [[parts] = []] = await batchRead<SchoolParts>(store, [compiled(store, read)])
  return parts ?? { chapters: 0, teachers: 0, questions: 0, pupils: 0 }
}
