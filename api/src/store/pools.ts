import { wireGames, type WireGame } from "#contract/words"
import { sql } from "kysely"
import * as z from "zod"
import { readSegments, readSizes, type Segments, type Sizes } from "../pool/buckets"
import { nameKey, readNumber } from "./names"
import type { Store } from "./store"

/** A pool with how far a player is in it. */
export interface Pool {
  readonly id: number
  readonly sizes: Sizes
  readonly segments: Segments
  /** How much of each bucket the player has played. */
  readonly played: Sizes
  /** Of the player's cursor; 0 where there is none yet. */
  readonly version: number
  /** What the player drew last; `null` where that was nothing. */
  readonly drawn: { readonly at: number; readonly ids: readonly number[] } | null
}

interface Chapter {
  readonly gradeId: number
  /** Its name in any language. */
  readonly subject: string
  /** Its number, or its name in any language. */
  readonly chapter: string
}

/** @param personId `null` for an anonymous caller */
export async function findChapterPool(
  store: Store,
  { gradeId, subject, chapter }: Chapter,
  game: WireGame,
  personId: number | null,
): Promise<Pool | null> {
  const row = await poolsWithCursor(store, personId)
    .innerJoin("subject_names", "subject_names.subject_id", "pools.subject_id")
    .where("subject_names.name", "=", nameKey(subject))
    .where("pools.grade_id", "=", gradeId)
    .where("pools.chapter_number", "=", readNumber(chapter) ?? numberOf(gradeId, chapter))
    .where("pools.game", "=", game)
    .limit(1)
    .executeTakeFirst()
  return row ? toPool(row) : null
}

const numberOf = (gradeId: number, chapter: string) =>
  sql<number>`(SELECT number FROM chapter_names INDEXED BY chapter_names_unique
    WHERE grade_id = ${gradeId}
    AND name = ${nameKey(chapter)} AND subject_id = subject_names.subject_id LIMIT 1)`

export async function findSectionPool(
  store: Store,
  section: number,
  game: WireGame,
  personId: number | null,
): Promise<Pool | null> {
  const row = await poolsWithCursor(store, personId)
    .where("pools.section", "=", section)
    .where("pools.game", "=", game)
    .limit(1)
    .executeTakeFirst()
  return row ? toPool(row) : null
}

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
export async function rereadPool(store: Store, pool: Pool, personId: number): Promise<Pool> {
  const row = await poolsWithCursor(store, personId)
    .where("pools.id", "=", pool.id)
    .executeTakeFirst()
  return row ? toPool(row) : pool
}

const poolsWithCursor = ({ query }: Store, personId: number | null) =>
  query
    .selectFrom("pools")
    .leftJoin("cursors", (join) =>
      join.onRef("cursors.pool_id", "=", "pools.id").on("cursors.person_id", "=", personId ?? 0),
    )
    .select(["pools.id", "pools.sizes", "cursors.segments", "cursors.version"])
    .select(["cursors.played", "cursors.drawn_at", "cursors.drawn"])

interface PoolRow {
  readonly id: number
  readonly sizes: string
  readonly segments: string | null
  readonly played: string | null
  readonly version: number | null
  readonly drawn_at: number | null
  readonly drawn: string | null
}

const ids = z.array(z.number())

const toPool = ({ id, sizes, segments, played, version, drawn_at, drawn }: PoolRow): Pool => ({
  id,
  sizes: readSizes(sizes),
  segments: readSegments(segments),
  played: readSizes(played ?? "{}"),
  version: version ?? 0,
  drawn:
    drawn_at === null || drawn === null
      ? null
      : { at: drawn_at, ids: ids.parse(JSON.parse(drawn)) },
})
