import { sql, type RawBuilder } from "kysely"
import type { Category, Language, WireGame } from "#contract/words"
import { batchRead, compiled, takeOne, type Store } from "../../db/store"

export interface EntryGroup {
  readonly id: number
  readonly section: number
  readonly grade_id: number
  readonly subject_id: number
  readonly game: WireGame
  readonly language: Language
  readonly entries: number
  readonly questions: number
}

export const readGroups = async ({ query }: Store, category: Category) =>
  (
    await sql<EntryGroup>`SELECT id, section, grade_id, subject_id, game, language, entries, questions
      FROM waiting_groups WHERE ${category === "education" ? sql`section = -1` : sql`section > -1`}
      AND questions > 0`.execute(query)
  ).rows

export const readWaitingCounts = async ({ query }: Store) =>
  (
    await sql<{
      is_education: number
      game: string
      questions: number
      entries: number
    }>`SELECT section = -1 AS is_education, game,
      sum(questions) AS questions, sum(entries) AS entries FROM waiting_groups GROUP BY section = -1, game`.execute(
      query,
    )
  ).rows

export interface Scope {
  readonly category: Category
  readonly groups: readonly EntryGroup[] | null
}

/** `above` and `below` exclude the given id, and give the nearest entries first. */
export type WantedEntries =
  | { readonly above: number; readonly limit: number }
  | { readonly below: number; readonly limit: number }
  | { readonly id: number }

export async function readEntryIds(store: Store, scope: Scope, wanted: readonly WantedEntries[]) {
  const reads = wanted.map((each) => compiled(store, entryIds(scope, each)))
  return (await batchRead(store, reads)).map((rows) => rows.map(({ id }) => id))
}

function entryIds({ category, groups }: Scope, wanted: WantedEntries) {
  const { where, order } = getRange(wanted)
  if (!groups)
    return sql<{ id: number }>`SELECT id FROM waiting_entries INDEXED BY waiting_entries_by_category
      WHERE is_education = ${isEducation(category)} AND ${where} ${order}`
  // Reads up to the limit from each group: a filter that fits few questions does not read the others.
  return sql<{
    id: number
  }>`SELECT waiting_entries.id FROM waiting_groups CROSS JOIN waiting_entries
    ON waiting_entries.id IN (SELECT id FROM waiting_entries INDEXED BY waiting_entries_by_group
      WHERE group_id = waiting_groups.id AND ${where} ${order})
    WHERE waiting_groups.id IN ${getIds(groups)} ${order}`
}

function getRange(wanted: WantedEntries): {
  where: RawBuilder<unknown>
  order: RawBuilder<unknown>
} {
  const id = sql`waiting_entries.id`
  if ("id" in wanted) return { where: sql`${id} = ${wanted.id}`, order: sql`` }
  return "above" in wanted
    ? { where: sql`${id} > ${wanted.above}`, order: sql`ORDER BY ${id} LIMIT ${wanted.limit}` }
    : { where: sql`${id} < ${wanted.below}`, order: sql`ORDER BY ${id} DESC LIMIT ${wanted.limit}` }
}

const isEducation = (category: Category) => (category === "education" ? 1 : 0)
const getIds = (groups: readonly EntryGroup[]) => takeOne(groups.map(({ id }) => id))

export interface EntrySearch {
  readonly search: string
  readonly authorId: number | null
}

/** All entries with this text of this author, in their order. Reads one row of each question, or of the author's. */
export const searchEntries = async (
  { query }: Store,
  { category, groups }: Scope,
  { search, authorId }: EntrySearch,
): Promise<readonly { readonly id: number; readonly questions: number }[]> =>
  (
    await sql<{ id: number; questions: number }>`SELECT id, questions FROM waiting_entries
      WHERE id IN (SELECT entry_id FROM ${waitingOf(authorId)}
        WHERE ${search === "" ? sql`true` : sql`instr(folded, ${search}) > 0`})
      AND is_education = ${isEducation(category)}
      ${groups ? sql`AND group_id IN ${getIds(groups)}` : sql``} ORDER BY id`.execute(query)
  ).rows

const waitingOf = (authorId: number | null) =>
  authorId === null
    ? sql`waiting_questions`
    : sql`(SELECT entry_id, folded FROM questions INDEXED BY questions_by_author
        CROSS JOIN waiting_questions ON waiting_questions.id = questions.id
        WHERE author_id = ${authorId} AND status = 'waiting')`

export async function findEntryId({ query }: Store, questionId: number): Promise<number> {
  const { rows } = await sql<{ entry_id: number }>`SELECT entry_id FROM waiting_questions
    WHERE id = ${questionId}`.execute(query)
  return rows[0]?.entry_id ?? questionId
}
