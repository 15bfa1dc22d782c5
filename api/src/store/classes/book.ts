import type { Language } from "#contract/words"
import { sql, type RawBuilder } from "kysely"
import { chapterName } from "../../db/names"
import { takeOne, type Store } from "../../db/store"
import { allAnswers } from "../questions/questions"
import { readHands } from "./live-rooms"
import { readPupils, type PupilRow } from "./members"
import type { WorkRow } from "./works"

export type WorkColumns = Pick<
  WorkRow,
  "id" | "title" | "content" | "rounds" | "from_at" | "until_at"
>

export interface ListedRow extends WorkColumns {
  readonly hasHands: boolean
}

export interface CellsRow {
  readonly work_id: number
  readonly person_id: number
  /** JSON. */
  readonly cells: string
}

interface ExtraRow {
  readonly work_id: number
  readonly person_id: number
  readonly until_at: number
}

export interface BookPages {
  readonly works: readonly ListedRow[]
  readonly pupils: readonly PupilRow[]
  readonly cells: readonly CellsRow[]
  readonly extra: readonly ExtraRow[]
}

async function readPages(
  store: Store,
  pupils: Promise<readonly PupilRow[]>,
  isAsked: RawBuilder<unknown>,
): Promise<Omit<BookPages, "works">> {
  const read = <Row>(query: RawBuilder<Row>) => query.execute(store.query)
  const [members, cells, extra] = await Promise.all([
    pupils,
    read(sql<CellsRow>`SELECT work_id, person_id, cells FROM work_cells WHERE ${isAsked}`),
    read(sql<ExtraRow>`SELECT work_id, person_id, until_at FROM work_extra WHERE ${isAsked}`),
  ])
  return { pupils: members, cells: cells.rows, extra: extra.rows }
}

/** @param personId for this pupil alone, with the cells of all */
export async function readPagesOfWork(
  store: Store,
  work: Pick<WorkRow, "class_id"> & WorkColumns,
  personId?: number,
) {
  const pupils = readPupils(store, work.class_id, personId)
  const [hands, pages] = await Promise.all([
    readHands(store, work.id),
    readPages(store, pupils, sql`work_id = ${work.id}`),
  ])
  return { works: [{ ...work, hasHands: Object.keys(hands).length > 0 }], ...pages, hands }
}

export async function readErased({ query }: Store, workId: number): Promise<string> {
  const work = query.selectFrom("works").select("erased").where("id", "=", workId)
  return (await work.executeTakeFirstOrThrow()).erased
}

export const readClassName = ({ query }: Store, classId: number) =>
  query
    .selectFrom("classes")
    .select(["name as className", "time_zone as timeZone"])
    .where("id", "=", classId)
    .executeTakeFirstOrThrow()

interface BookQuery {
  readonly classId: number
  readonly after?: number | undefined
  readonly limit: number
  readonly personId?: number
}

/**
 * The pieces of work that were not withdrawn, the last to hand in first, and one more if there are more, with what pupils
 * have done of them.
 */
export async function readPagesOfClass(
  store: Store,
  { classId, after, limit, personId }: BookQuery,
): Promise<BookPages> {
  const isAsked = personId === undefined ? sql`TRUE` : sql`person_id = ${personId}`
  const isAfter =
    after === undefined
      ? sql`TRUE`
      : sql`(until_at, id) < (SELECT until_at, id FROM works WHERE id = ${after} AND class_id = ${classId})`
  const listed = (count: number) => sql`(SELECT id FROM works WHERE class_id = ${classId}
    AND withdrawn_at IS NULL AND ${isAfter} ORDER BY until_at DESC, id DESC LIMIT ${sql.lit(count)})`
  const works = sql<
    WorkColumns & { readonly hasHands: number }
  >`SELECT id, title, content, rounds, from_at, until_at,
      EXISTS (SELECT 1 FROM live_rooms WHERE work_id = works.id AND hands <> '{}') AS hasHands FROM works
    WHERE id IN ${listed(limit + 1)} ORDER BY until_at DESC, id DESC`
  const [found, pages] = await Promise.all([
    works.execute(store.query),
    readPages(
      store,
      readPupils(store, classId, personId),
      sql`work_id IN ${listed(limit)} AND ${isAsked}`,
    ),
  ])
  return { works: found.rows.map((row) => ({ ...row, hasHands: row.hasHands === 1 })), ...pages }
}

export interface AskedRow {
  readonly id: number
  readonly question: string
  readonly answer: string
  readonly exact: number
  readonly author_id: number | null
  readonly pool_id: number
  /** JSON: the key of each appealed answer, with what was decided on it. */
  readonly standings: string
}

const verdictNow = sql`iif(revoked_at IS NULL, verdict, 'declined')`

export async function readAsked(store: Store, ids: readonly number[]) {
  if (ids.length === 0) return []
  const { rows } = await sql<AskedRow>`SELECT q.id, question, ${allAnswers} AS answer,
      exact, author_id, pool_id,
      (SELECT json_group_array(json_array(answer_key, ${verdictNow})) FROM appealed
        WHERE question_id = q.id) AS standings
    FROM questions AS q WHERE q.id IN ${takeOne(ids)}`.execute(store.query)
  return rows
}

async function readTrusted(store: Store, teacherId: number): Promise<ReadonlySet<number>> {
  const found = store.query.selectFrom("trusted_authors").select("subject_id")
  const rows = await found.where("person_id", "=", teacherId).execute()
  return new Set(rows.map(({ subject_id }) => subject_id))
}

export interface PlaceRow {
  readonly pool_id: number
  readonly subject_id: number | null
  readonly chapter: string
}

export async function readPlaces(store: Store, poolIds: readonly number[], language: Language) {
  if (poolIds.length === 0) return []
  const { rows } = await sql<PlaceRow>`SELECT id AS pool_id, subject_id,
      ${chapterName("pools", "chapter_number", language)} AS chapter
    FROM pools WHERE id IN ${takeOne(poolIds)}`.execute(store.query)
  return rows
}

export interface StandingRow {
  readonly question_id: number
  readonly answer_key: string
  readonly verdict: "accepted" | "never" | "declined" | null
  readonly exact: number
}

export async function readStandings({ query }: Store, questionIds: readonly number[]) {
  if (questionIds.length === 0) return []
  const { rows } = await sql<StandingRow>`SELECT question_id, answer_key,
      ${verdictNow} AS verdict,
      (SELECT exact FROM questions WHERE id = question_id) AS exact
    FROM appealed WHERE question_id IN ${takeOne(questionIds)}`.execute(query)
  return rows
}

/** Which of these questions' answers the teacher's word decides: own ones, and those of a subject that they are trusted in. */
export async function readRights(store: Store, teacherId: number, rows: Iterable<AskedRow>) {
  const all = [...rows]
  const [trusted, places] = await Promise.all([
    readTrusted(store, teacherId),
    readPlaces(store, [...new Set(all.map(({ pool_id }) => pool_id))], "en"),
  ])
  const subjects = new Map(places.map(({ pool_id, subject_id }) => [pool_id, subject_id]))
  return ({ author_id, pool_id }: AskedRow): boolean =>
    author_id === teacherId || trusted.has(subjects.get(pool_id) ?? 0)
}
