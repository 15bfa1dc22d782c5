import { wireGames, type WireGame } from "#contract/words"
import { sql, type Compilable, type RawBuilder } from "kysely"
import * as z from "zod"
import { readSegments, readSizes, type Segments, type Sizes } from "../pool/buckets"
import { nameKey, readNumber } from "./names"
import type { Store, Stores } from "./store"

/** A pool as D1 holds it. */
export const poolRow = z.object({
  id: z.number(),
  game: z.enum(Object.values(wireGames)),
  subject_id: z.number().nullable(),
  sizes: z.string(),
  exchanges: z.number(),
})
export type PoolRow = z.output<typeof poolRow>

/** A pool with how far a player is in it. */
export interface Pool {
  readonly id: number
  readonly game: WireGame
  /** `null` in entertainment. */
  readonly subjectId: number | null
  readonly sizes: Sizes
  /** How often a position lost its question. */
  readonly exchanges: number
  readonly segments: Segments
  /** How much of each bucket the player has played. */
  readonly played: Sizes
  /** Of the player's cursor; 0 where there is none yet. */
  readonly version: number
  /** What the player drew last; `null` where that was nothing. */
  readonly drawn: { readonly at: number; readonly ids: readonly number[] } | null
}

interface Chapter {
  /** Its number, or its name in any language. */
  readonly grade: string
  /** Its name in any language. */
  readonly subject: string
  /** Its number, or its name in any language. */
  readonly chapter: string
}

/** Finds the pool of a chapter, whose grade, subject and number are given as numbers or by name. */
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
    .where("pools.chapter_number", "=", readNumber(chapter) ?? numberOf(gradeId, chapter))
    .where("pools.game", "=", game)
    .limit(1)
}

const gradeNamed = (grade: string) =>
  sql<number>`(SELECT grade_id FROM grade_names WHERE name = ${nameKey(grade)} LIMIT 1)`

const numberOf = (gradeId: number | RawBuilder<number>, chapter: string) =>
  sql<number>`(SELECT number FROM chapter_names INDEXED BY chapter_names_unique
    WHERE grade_id = ${gradeId}
    AND name = ${nameKey(chapter)} AND subject_id = subject_names.subject_id LIMIT 1)`

export const sectionPool = (store: Store, section: number, game: WireGame) =>
  poolRows(store).where("pools.section", "=", section).where("pools.game", "=", game).limit(1)

/** The games that have an approved question in a chapter, in the order of the contract. */
export async function readGamesOfChapters({ query }: Store, gradeId: number, subjectId: number) {
  const pools = await query
    .selectFrom("pools")
    .select(["chapter_number as chapter", "game", "sizes"])
    .where("grade_id", "=", gradeId)
    .where("subject_id", "=", subjectId)
    .execute()
  const filled = pools.filter(({ sizes }) => Object.values(readSizes(sizes)).some(Boolean))
  const order = Object.values(wireGames)
  return filled.toSorted((a, b) => order.indexOf(a.game) - order.indexOf(b.game))
}

/** The same pool as it is now. */
export async function rereadPool(stores: Stores, pool: Pool, personId: number): Promise<Pool> {
  const [row, cursor] = await Promise.all([
    poolRows(stores.store).where("pools.id", "=", pool.id).executeTakeFirst(),
    readCursor(stores, pool.id, personId),
  ])
  return row ? toPool(row, cursor) : pool
}

const poolRows = ({ query }: Store) =>
  query
    .selectFrom("pools")
    .select(["pools.id", "pools.game", "pools.subject_id", "pools.sizes", "pools.exchanges"])

const readCursor = ({ play }: Stores, poolId: number, personId: number) =>
  play.query
    .selectFrom("cursors")
    .select(["segments", "played", "version", "drawn_at", "drawn"])
    .where("person_id", "=", personId)
    .where("pool_id", "=", poolId)
    .executeTakeFirst()

type Cursor = Awaited<ReturnType<typeof readCursor>>

/** @param personId `null` for an anonymous caller */
export const withProgress = async (stores: Stores, row: PoolRow, personId: number | null) =>
  toPool(row, personId === null ? undefined : await readCursor(stores, row.id, personId))

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
