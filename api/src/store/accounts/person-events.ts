import type { PersonEvent } from "#contract/accounts/person-events"
import type { Language } from "#contract/words"
import { sql, type Compilable, type RawBuilder } from "kysely"
import { getGradeName } from "../../db/names"
import { compiled, type Store } from "../../db/store"

interface NewPersonEvent {
  readonly personId: number | RawBuilder<number> | null
  readonly byId: number | RawBuilder<number> | null
  readonly kind: PersonEvent
  readonly detail?: Readonly<Record<string, unknown>>
  /** The event is added only if this holds; queries of a batch see the changes of those before them. */
  readonly only?: RawBuilder<unknown>
}

export const insertPersonEvent = (
  store: Store,
  { personId, byId, kind, detail = {}, only = sql`TRUE` }: NewPersonEvent,
  now: number,
): Compilable =>
  compiled(
    store,
    sql`INSERT INTO person_events (person_id, by_id, kind, detail, at)
      SELECT ${personId}, ${byId}, ${kind}, ${JSON.stringify(detail)}, ${now} WHERE ${only}`,
  )

interface EventQuery {
  readonly personId: number | null
  readonly schoolId: number
  readonly before: number | null
  readonly limit: number
  readonly language: Language
}

export async function readLastEvent({ query }: Store): Promise<number> {
  const last = await query
    .selectFrom("person_events")
    .select("id")
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst()
  return last?.id ?? 0
}

export interface PersonEventRow {
  readonly id: number
  readonly person_id: number | null
  readonly person: string
  readonly by: string
  readonly kind: PersonEvent
  readonly detail: string
  readonly at: number
  readonly from_grade: string
  readonly to_grade: string
}

export async function readPersonEvents(
  { query }: Store,
  { personId, schoolId, before, limit, language }: EventQuery,
): Promise<readonly PersonEventRow[]> {
  // The event of a move stands for those of its pupils.
  const ofPerson = personId === null ? sql`detail ->> 'move' IS NULL` : sql`person_id = ${personId}`
  const earlier = before === null ? sql`TRUE` : sql`e.id < ${before}`
  const { rows } = await sql<PersonEventRow>`SELECT e.id, person_id,
      coalesce(person.name, concat_ws(' · ', detail ->> 'en', detail ->> 'ar')) AS person,
      coalesce(actor.name, '') AS by, kind, detail, at,
      ${getGradeName(sql`detail ->> 'from'`, language)} AS from_grade,
      ${getGradeName(sql`detail ->> 'to'`, language)} AS to_grade
    FROM person_events AS e LEFT JOIN people AS person ON person.id = person_id
    LEFT JOIN people AS actor ON actor.id = by_id
    WHERE ${ofPerson} AND ${earlier}
    AND coalesce(person.school_id, actor.school_id, ${schoolId}) = ${schoolId}
    ORDER BY e.id DESC LIMIT ${limit}`.execute(query)
  return rows
}
