import { classWork as limits } from "#contract/limits"
import { sql, type RawBuilder } from "kysely"
import type { Store } from "../../db/store"

export interface OwnWorkRow {
  readonly id: number
  readonly title: string
  readonly content: string
  readonly rounds: number
  readonly from_at: number
  readonly until_at: number
  readonly takes_late: number
  readonly earns_points: number
  readonly class_id: number
  readonly className: string
  readonly timeZone: string
  readonly teacher: string
}

type Id = number | RawBuilder<number>

const dayMs = 24 * 60 * 60 * 1000

/** The pupil's own time is that of `work_extra` if it has a later one. The cross joins keep the order of the tables. */
const selectOwn = (personId: Id, tables: RawBuilder<unknown>, isAsked: RawBuilder<unknown>) =>
  sql<OwnWorkRow>`SELECT works.id, works.title, works.content, works.rounds, works.from_at,
    works.takes_late, works.earns_points, works.class_id, classes.name AS className,
    classes.time_zone AS timeZone,
    coalesce((SELECT name FROM people WHERE people.id = works.made_by), '') AS teacher,
    coalesce((SELECT max(work_extra.until_at, works.until_at) FROM work_extra
      WHERE work_id = works.id AND person_id = ${personId}), works.until_at) AS until_at
  FROM ${tables} WHERE pupil.person_id = ${personId} AND taken_out_at IS NULL
    AND archived_at IS NULL AND withdrawn_at IS NULL AND ${isAsked}`

const ofWork = sql`CROSS JOIN classes ON classes.id = works.class_id
  CROSS JOIN class_pupils AS pupil ON pupil.class_id = works.class_id`

/** Of the present classes of a pupil: what ended at most a month ago, or is not at its end. */
export function ownWorks(personId: Id, now: number): RawBuilder<OwnWorkRow> {
  const since = now - limits.listedDays * dayMs
  const inClasses = sql`class_pupils AS pupil CROSS JOIN classes ON classes.id = pupil.class_id
    CROSS JOIN works ON works.class_id = classes.id`
  const extended = sql`work_extra AS extra CROSS JOIN works ON works.id = extra.work_id ${ofWork}`
  const isLonger = sql`extra.person_id = ${personId} AND extra.until_at > ${since}
    AND works.until_at <= ${since}`
  return sql`${selectOwn(personId, inClasses, sql`works.until_at > ${since}`)}
    UNION ALL ${selectOwn(personId, extended, isLonger)}`
}

export async function readOwnWorks(
  { query }: Store,
  personId: number,
  now: number,
): Promise<readonly OwnWorkRow[]> {
  const { rows } = await ownWorks(personId, now).execute(query)
  return rows.toSorted((one, other) => one.until_at - other.until_at || one.id - other.id)
}

export async function readWorkOfPupil(
  { query }: Store,
  { id, personId }: { readonly id: number; readonly personId: number },
): Promise<OwnWorkRow | undefined> {
  const one = selectOwn(personId, sql`works ${ofWork}`, sql`works.id = ${id}`)
  return (await one.execute(query)).rows[0]
}

/** Of its class, also once the work is withdrawn or the pupil has left. */
export async function readTimeZoneOfWork(
  { query }: Store,
  id: number,
): Promise<string | undefined> {
  const zone = sql<{ timeZone: string }>`SELECT classes.time_zone AS timeZone
    FROM works CROSS JOIN classes ON classes.id = class_id WHERE works.id = ${id}`
  return (await zone.execute(query)).rows[0]?.timeZone
}
