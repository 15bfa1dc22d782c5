import { sql } from "kysely"
import type { Names } from "#contract/curriculum/structure-parts"
import type { Language } from "#contract/words"
import type { Store } from "../../db/store"
import { inPlace } from "../curriculum/curriculum"
import type { Chapter, ListedEntry, SchoolStructure } from "../../structure/structure"
import { fingerprintOf, type Pack } from "../../structure/start-pack"

interface KnownStructure extends SchoolStructure {
  /** The last change that it has seen; the next one has the next number. */
  readonly version: number
}

export async function readStructure({ query }: Store): Promise<KnownStructure> {
  const [grades, subjects, links, chapters, names, version] = await Promise.all([
    query.selectFrom("grades").select(["id", "position", "archived_at"]).orderBy("id").execute(),
    query.selectFrom("subjects").select(["id", "position", "archived_at"]).orderBy("id").execute(),
    query
      .selectFrom("grade_subjects")
      .select(["grade_id as grade", "subject_id as subject"])
      .execute(),
    query
      .selectFrom("chapters")
      .select(["grade_id as grade", "subject_id as subject", "number", "archived_at"])
      .orderBy("number")
      .execute(),
    readAllNames({ query }),
    query
      .selectFrom("structure_events")
      .select(({ fn }) => fn.coalesce(fn.max("id"), sql<number>`0`).as("id"))
      .executeTakeFirst(),
  ])
  const toListed =
    (what: ListedEntry["what"]) =>
    (row: (typeof grades)[number]): ListedEntry => ({
      what,
      id: row.id,
      names: names.get(`${what} ${row.id}`) ?? {},
      position: row.position,
      isArchived: row.archived_at !== null,
    })
  return {
    version: version?.id ?? 0,
    grades: inPlace(grades).map(toListed("grade")),
    subjects: inPlace(subjects).map(toListed("subject")),
    links: links.map((link) => ({ what: "link", ...link })),
    chapters: chapters.map(({ archived_at, ...chapter }): Chapter => ({
      what: "chapter",
      ...chapter,
      names: names.get(`chapter ${chapter.grade} ${chapter.subject} ${chapter.number}`) ?? {},
      isArchived: archived_at !== null,
    })),
  }
}

async function readAllNames({ query }: Pick<Store, "query">) {
  const { rows } = await sql<{ key: string; language: Language; name: string }>`
    SELECT 'grade ' || grade_id AS key, language, name FROM grade_names
    UNION ALL SELECT 'subject ' || subject_id, language, name FROM subject_names
    UNION ALL SELECT 'chapter ' || grade_id || ' ' || subject_id || ' ' || number, language, name
      FROM chapter_names`.execute(query)
  const names = new Map<string, Names>()
  for (const { key, language, name } of rows)
    names.set(key, { ...names.get(key), [language]: name })
  return names
}

export const readQuestionsOfChapter = async (
  { query }: Store,
  of: { readonly grade: number; readonly subject: number; readonly chapter: number },
): Promise<readonly number[]> => {
  const rows = await query
    .selectFrom("questions")
    .innerJoin("pools", "pools.id", "questions.pool_id")
    .select("questions.id")
    .where("grade_id", "=", of.grade)
    .where("subject_id", "=", of.subject)
    .where("chapter_number", "=", of.chapter)
    .execute()
  return rows.map(({ id }) => id)
}

export interface StructureEventRow {
  readonly id: number
  readonly at: number
  readonly by: string
  readonly kind: string
  readonly about: string
  readonly changes: string
  readonly undoes: number | null
  readonly undone: number | null
}

export async function readStructureEvents(
  { query }: Store,
  { limit, id, before }: { readonly limit: number; readonly id?: number; readonly before?: string },
) {
  const only = id ? sql`e.id = ${id}` : before ? sql`e.id < ${Number(before)}` : sql`TRUE`
  const { rows } = await sql<StructureEventRow>`SELECT e.id, e.at, coalesce(people.name, '') AS by,
      e.kind, e.about, e.changes, e.undoes, undo.id AS undone
    FROM structure_events AS e LEFT JOIN people ON people.id = e.by_id
    LEFT JOIN structure_events AS undo ON undo.undoes = e.id
    WHERE ${only} ORDER BY e.id DESC LIMIT ${limit}`.execute(query)
  return rows
}

/** The numbers and questions that were moved after this event, but for what was taken back since. */
export async function readMovesSince({ query }: Store, event: number) {
  const { rows } = await sql<{
    changes: string
  }>`SELECT json_group_array(json(each.value)) AS changes
    FROM structure_events AS later, json_each(later.changes) AS each
    WHERE later.id > ${event} AND coalesce(later.undoes, 0) < ${event}
      AND NOT EXISTS (SELECT 1 FROM structure_events AS undo WHERE undo.undoes = later.id)
      AND each.value ->> 'what' IN ('numbers', 'questions')`.execute(query)
  return { changes: rows[0]?.changes ?? "[]" }
}

/** Only this call needs it, so that no isolate unpacks it before. */
export async function readStartPack(): Promise<Pack> {
  const { default: packed } = await import("#built/start-pack")
  const unpacked = new Blob([Buffer.from(packed, "base64")])
    .stream()
    .pipeThrough(new DecompressionStream("gzip"))
  return new Response(unpacked).json()
}

/** Which questions of the pack are there, whoever wrote them and whatever became of them. */
export async function findTaken(
  { query }: Store,
  { chapters, sections }: Pack,
): Promise<ReadonlySet<string>> {
  const all = [...chapters.flatMap(({ questions }) => questions), ...sections]
  const { rows } = await sql<{ fingerprint: string }>`
    SELECT fingerprint FROM questions INDEXED BY questions_by_fingerprint
    WHERE fingerprint IN (SELECT value FROM json_each(${JSON.stringify(all.map(fingerprintOf))}))`.execute(
    query,
  )
  return new Set(rows.map(({ fingerprint }) => fingerprint))
}
