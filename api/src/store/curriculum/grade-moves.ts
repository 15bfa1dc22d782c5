import { sql } from "kysely"
import type { Language } from "#contract/words"
import { afterChangingOne } from "../play/cursors"
import { batchWrite, compiled, type Store, batchRead, takeOne } from "../../db/store"
import { isOfSchool } from "../accounts/schools"
import { gradeName } from "../../db/names"

export interface GradeMove {
  readonly from: number
  readonly to: number
}

/** What an admin has seen: the move is made only if it is still true. */
export interface Plan {
  readonly moves: readonly GradeMove[]
  readonly last: number
  /** Pupils with higher ids have joined since. */
  readonly upTo: number
  readonly pupils: number
  /** The sum of id times grade of these pupils, so that an exchange of pupils is noticed too. */
  readonly sum: number
}

interface Move {
  readonly adminId: number
  readonly plan: Plan
  /** The plan as it was given; a move with the same text is the same move. */
  readonly text: string
}

const lastMove = (adminId: number) => sql<number>`coalesce((SELECT max(e.id)
  FROM person_events AS e JOIN people ON people.id = e.by_id
  WHERE e.kind = 'grades moved' AND ${isOfSchool(adminId)}), 0)`

/** The move that the batch has just added. Nothing else adds events of its kind after it. */
const newMove = sql<number>`(SELECT max(id) FROM person_events WHERE kind = 'grades moved')`

const movedBy = (move: unknown) => sql`SELECT person_id, detail ->> 'from' AS from_id,
    detail ->> 'to' AS to_id FROM person_events INDEXED BY person_events_by_kind
  WHERE kind = 'grade changed' AND id > ${move} AND detail ->> 'move' = ${move}`

/** The events of pupils, then their grades, then the end of their tokens; each only after the write before. */
const toWrites = (pupils: ReturnType<typeof sql>, adminId: number, now: number) => [
  sql`INSERT INTO person_events (person_id, by_id, kind, detail, at)
    SELECT pupil.id, ${adminId}, 'grade changed',
      json_object('from', pupil.from_id, 'to', pupil.to_id, 'move', ${newMove}), ${now}
    FROM (${pupils}) AS pupil WHERE ${afterChangingOne} ORDER BY pupil.id`,
  sql`UPDATE people SET grade_id = moved.to_id FROM (${movedBy(newMove)}) AS moved
    WHERE people.id = moved.person_id AND people.grade_id = moved.from_id AND changes() > 0`,
  sql`DELETE FROM access_tokens WHERE person_id IN (SELECT person_id FROM (${movedBy(newMove)}))
    AND changes() > 0`,
]

/** Makes a planned move, all or nothing. Returns false, and changes nothing, if the plan is not true any more. */
export async function movePupils(
  store: Store,
  { adminId, plan, text }: Move,
  now: number,
): Promise<boolean> {
  const { moves, last, upTo, pupils, sum } = plan
  const moving = sql`SELECT people.id, grade_id AS from_id, step.value ->> 'to' AS to_id
    FROM json_each(${JSON.stringify(moves)}) AS step JOIN people ON grade_id = step.value ->> 'from'
    WHERE people.id <= ${upTo} AND ${isOfSchool(adminId)}`
  const detail = JSON.stringify({ plan: text, pupils })
  const added = sql`INSERT INTO person_events (by_id, kind, detail, at)
    SELECT ${adminId}, 'grades moved', ${detail}, ${now} WHERE ${lastMove(adminId)} = ${last}
      AND NOT EXISTS (SELECT 1 FROM json_each(${JSON.stringify(moves)})
        WHERE value ->> 'to' NOT IN (SELECT id FROM grades))
      AND (SELECT count(*) || ' ' || sum(id * from_id) FROM (${moving})) = ${`${pupils} ${sum}`}`
  return runMove(store, [added, ...toWrites(moving, adminId, now)])
}

/** Takes the last move back, if it was made after `since` and is not itself an undo. Returns whether it did. */
export async function storeUndoneMove(
  store: Store,
  {
    adminId,
    move,
    since,
  }: { readonly adminId: number; readonly move: number; readonly since: number },
  now: number,
): Promise<boolean> {
  const moving = sql`SELECT people.id, moved.to_id AS from_id, moved.from_id AS to_id
    FROM (${movedBy(move)}) AS moved JOIN people ON people.id = person_id
    WHERE people.grade_id = moved.to_id`
  const added = sql`INSERT INTO person_events (by_id, kind, detail, at)
    SELECT ${adminId}, 'grades moved',
      json_object('undoes', ${move}, 'pupils', (SELECT count(*) FROM (${moving}))), ${now}
    FROM person_events WHERE id = ${move} AND kind = 'grades moved' AND at > ${since}
      AND detail ->> 'undoes' IS NULL AND id = ${lastMove(adminId)}`
  return runMove(store, [added, ...toWrites(moving, adminId, now)])
}

async function runMove(store: Store, writes: readonly ReturnType<typeof sql>[]): Promise<boolean> {
  const [added] = await batchWrite(
    store,
    writes.map((write) => compiled(store, write)),
  )
  return added === 1
}

export const readMovedAfter = ({ query }: Store, event: number, limit: number) =>
  query
    .selectFrom("person_events")
    .select(["id", "person_id as personId"])
    .where("kind", "=", "grade changed")
    .where("id", ">", event)
    .orderBy("id")
    .limit(limit)
    .execute()

export interface CountedGrade {
  readonly id: number
  readonly name: string
  readonly pupils: number
  readonly sum: number
  readonly upTo: number
}

export async function readCountedGrades(
  { query }: Store,
  adminId: number,
  language: Language,
): Promise<readonly CountedGrade[]> {
  const { rows } =
    await sql<CountedGrade>`SELECT grades.id, ${gradeName("grades.id", language)} AS name,
      count(people.id) AS pupils, coalesce(sum(people.id * grade_id), 0) AS sum,
      coalesce(max(people.id), 0) AS "upTo"
    FROM grades LEFT JOIN people ON grade_id = grades.id AND ${isOfSchool(adminId)}
    WHERE archived_at IS NULL
    GROUP BY grades.id ORDER BY coalesce(position, 1000000), grades.id`.execute(query)
  return rows
}

export interface MoveRow {
  readonly id: number
  readonly at: number
  readonly by: string
  readonly detail: string
}

export async function readLastMove(store: Store, adminId: number): Promise<MoveRow | undefined> {
  const read = sql<MoveRow>`SELECT e.id, at, people.name AS by, detail
    FROM person_events AS e JOIN people ON people.id = by_id
    WHERE kind = 'grades moved' AND ${isOfSchool(adminId)} ORDER BY e.id DESC LIMIT 1`
  const [[row] = []] = await batchRead(store, [compiled(store, read)])
  return row
}

interface Page {
  readonly adminId: number
  readonly grades: readonly number[]
  readonly after: { readonly grade: number; readonly person: number }
  readonly limit: number
}

export async function readPupils({ query }: Store, { adminId, grades, after, limit }: Page) {
  const { rows } = await sql<{ id: number; name: string; gradeId: number }>`
    SELECT id, name, grade_id AS "gradeId" FROM people
    WHERE grade_id IN ${takeOne(grades)} AND (grade_id, id) > (${after.grade}, ${after.person})
      AND ${isOfSchool(adminId)}
    ORDER BY grade_id, id LIMIT ${limit}`.execute(query)
  return rows
}
