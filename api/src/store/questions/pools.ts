import * as z from "zod"
import { sql, type Compilable, type RawBuilder } from "kysely"
import { languages, wireGames, type WireGame, type Language } from "#contract/words"
import { counts } from "#contract/limits"
import { countIn, readSegments, readSizes, type Segments, type Sizes } from "../../pool/buckets"
import { type Store, type Stores, takeOne } from "../../db/store"
import type { DrawnQuestion } from "../../games/game"
import { followQuestions, movedAt } from "./moved-questions"
import { nameKey, readNumber, chapterName, gradeName, subjectName } from "../../db/names"

export interface Pool {
  readonly id: number
  readonly game: WireGame
  readonly subjectId: number | null
  readonly sizes: Sizes
  readonly exchanges: number
  readonly segments: Segments
  readonly played: Sizes
  readonly version: number
  readonly drawn: { readonly at: number; readonly ids: readonly number[] } | null
}

/** With the languages in which each has a question, which may be none. */
export async function readGamesOfChapters({ query }: Store, gradeId: number, subjectId: number) {
  const pools = await query
    .selectFrom("pools")
    .select(["id", "chapter_number as chapter", "game", "sizes"])
    .where("grade_id", "=", gradeId)
    .where("subject_id", "=", subjectId)
    .execute()
  const read = pools.map(({ sizes, ...pool }) => {
    const counts = readSizes(sizes)
    return { ...pool, languages: languages.filter((language) => countIn(counts, language) > 0) }
  })
  const order = Object.values(wireGames)
  return read.toSorted((a, b) => order.indexOf(a.game) - order.indexOf(b.game))
}

export async function hasSectionQuestions({ query }: Store): Promise<boolean> {
  const pools = await query.selectFrom("pools").select("sizes").where("section", ">=", 0).execute()
  return pools.some(({ sizes }) =>
    languages.some((language) => countIn(readSizes(sizes), language) > 0),
  )
}

export async function rereadPool(stores: Stores, pool: Pool, personId: number): Promise<Pool> {
  const [row, cursor] = await Promise.all([
    poolRows(stores.store).where("pools.id", "=", pool.id).executeTakeFirst(),
    readCursor(stores, pool.id, personId),
  ])
  return row ? toPool(row, cursor) : pool
}

const readCursor = ({ play }: Stores, poolId: number, personId: number) =>
  play.query
    .selectFrom("cursors")
    .select(["segments", "played", "version", "drawn_at", "drawn"])
    .where("person_id", "=", personId)
    .where("pool_id", "=", poolId)
    .executeTakeFirst()

type Cursor = Awaited<ReturnType<typeof readCursor>>

export async function withProgress(stores: Stores, row: PoolRow, personId: number | null) {
  if (personId === null) return toPool(row, undefined)
  await followQuestions(stores, personId, row.moved)
  return toPool(row, await readCursor(stores, row.id, personId))
}

const ids = z.array(z.number())

function toPool({ id, game, subject_id, sizes, exchanges }: PoolRow, cursor: Cursor): Pool {
  const { drawn_at: at = null, drawn = null } = cursor ?? {}
  return {
    id,
    game,
    subjectId: subject_id,
    sizes: readSizes(sizes),
    exchanges,
    segments: readSegments(cursor?.segments ?? null),
    played: readSizes(cursor?.played ?? "{}"),
    version: cursor?.version ?? 0,
    drawn: at === null || drawn === null ? null : { at, ids: ids.parse(JSON.parse(drawn)) },
  }
}

export const poolRow = z.object({
  id: z.number(),
  game: z.enum(Object.values(wireGames)),
  subject_id: z.number().nullable(),
  sizes: z.string(),
  signs: z.string(),
  exchanges: z.number(),
  moved: z.number(),
})

export type PoolRow = z.output<typeof poolRow>

/** Names in any language, or the id of the grade and the number of the chapter. */
interface Chapter {
  readonly grade: string
  readonly subject: string
  readonly chapter: string
}

export const chapterPool = (
  store: Store,
  { grade, subject, chapter }: Chapter,
  game: WireGame,
): Compilable<PoolRow> => {
  const gradeId = readNumber(grade) ?? gradeNamed(grade)
  return poolRows(store)
    .innerJoin("subject_names", "subject_names.subject_id", "pools.subject_id")
    .where("subject_names.name", "=", nameKey(subject))
    .where("pools.grade_id", "=", gradeId)
    .where("pools.chapter_number", "=", readNumber(chapter) ?? toNumber(gradeId, chapter))
    .where("pools.game", "=", game)
    .limit(1)
}

const gradeNamed = (grade: string) =>
  sql<number>`(SELECT grade_id FROM grade_names WHERE name = ${nameKey(grade)} LIMIT 1)`

const toNumber = (gradeId: number | RawBuilder<number>, chapter: string) =>
  sql<number>`(SELECT number FROM chapter_names INDEXED BY chapter_names_unique
    WHERE grade_id = ${gradeId}
    AND name = ${nameKey(chapter)} AND subject_id = subject_names.subject_id LIMIT 1)`

export const sectionPool = (store: Store, section: number, game: WireGame) =>
  poolRows(store).where("pools.section", "=", section).where("pools.game", "=", game).limit(1)

export const readPool = (store: Store, id: number): Promise<PoolRow | undefined> =>
  poolRows(store).where("pools.id", "=", id).executeTakeFirst()

const poolRows = ({ query }: Store) =>
  query
    .selectFrom("pools")
    .select(["pools.id", "pools.game", "pools.subject_id", "pools.sizes", "pools.signs"])
    .select(["pools.exchanges", movedAt.as("moved")])

const heldSigns = z.partialRecord(z.enum(languages), z.record(z.string(), z.number()))

/** Adds the signs of the whole pool in the language of a question, which tell nothing of its answer. */
export function withAnswerSigns(pool: PoolRow | null) {
  const held = heldSigns.parse(JSON.parse(pool?.signs ?? "{}"))
  return (question: DrawnQuestion): DrawnQuestion => {
    const signs = Object.entries(held[question.language] ?? {})
      .toSorted(([, one], [, other]) => other - one)
      .slice(0, counts.signs)
    return { ...question, signs: signs.map(([sign]) => sign).join("") }
  }
}

export const readPoolNames = ({ query }: Store, ids: readonly number[], language: Language) =>
  query
    .selectFrom("pools")
    .select(["id", "game", "section"])
    .select(gradeName("pools.grade_id", language).as("gradeName"))
    .select(subjectName("pools.subject_id", language).as("subjectName"))
    .select(chapterName("pools", "chapter_number", language).as("chapterName"))
    .where("id", "in", takeOne(ids))
    .execute()
