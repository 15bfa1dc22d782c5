import { wireGames, type WireGame } from "#contract/words"
import { sql } from "kysely"
import * as z from "zod"
import { readSegments, readSizes, type Segments, type Sizes } from "../pool/buckets"
import { readNumber } from "./curriculum"
import type { Store } from "./store"

/** A pool with how far a player is in it. */
export interface Pool {
  readonly id: number
  readonly sizes: Sizes
  readonly segments: Segments
  /** Of the player's cursor; 0 where there is none yet. */
  readonly version: number
  /** What the player drew last; `null` where that was nothing. */
  readonly drawn: { readonly at: number; readonly ids: readonly number[] } | null
}

interface Chapter {
  readonly gradeId: number
  /** Its name in either language. */
  readonly subject: string
  /** Its number, or its name in either language. */
  readonly chapter: string
}

/** `personId` is `null` for a caller that nobody knows. */
export async function findChapterPool(
  store: Store,
  { gradeId, subject, chapter }: Chapter,
  game: WireGame,
  personId: number | null,
): Promise<Pool | null> {
  const name = subject.normalize("NFC")
  const row = await poolsWithCursor(store, personId)
    .innerJoin("subjects", "subjects.id", "pools.subject_id")
    .where((where) =>
      where.or([where("subjects.name_en", "=", name), where("subjects.name_ar", "=", name)]),
    )
    .where("pools.grade_id", "=", gradeId)
    .where("pools.chapter_number", "=", readNumber(chapter) ?? numberOf(gradeId, chapter))
    .where("pools.game", "=", game)
    .limit(1)
    .executeTakeFirst()
  return row ? toPool(row) : null
}

/** One look into one index a language; an OR would walk through all chapters of the subject. */
function numberOf(gradeId: number, chapter: string) {
  const ofSubject = sql`SELECT number FROM chapters
    WHERE grade_id = ${gradeId} AND subject_id = subjects.id`
  const name = chapter.normalize("NFC")
  return sql<number>`coalesce((${ofSubject} AND name_en = ${name}), (${ofSubject} AND name_ar = ${name}))`
}

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
    .select(["cursors.drawn_at", "cursors.drawn"])

interface PoolRow {
  readonly id: number
  readonly sizes: string
  readonly segments: string | null
  readonly version: number | null
  readonly drawn_at: number | null
  readonly drawn: string | null
}

const ids = z.array(z.number())

const toPool = ({ id, sizes, segments, version, drawn_at, drawn }: PoolRow): Pool => ({
  id,
  sizes: readSizes(sizes),
  segments: readSegments(segments),
  version: version ?? 0,
  drawn:
    drawn_at === null || drawn === null
      ? null
      : { at: drawn_at, ids: ids.parse(JSON.parse(drawn)) },
})
