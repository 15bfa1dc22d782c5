import { languages, wireGames, type WireGame } from "#contract/words"
import * as z from "zod"
import { countIn, readSegments, readSizes, type Segments, type Sizes } from "../../pool/buckets"
import type { Store, Stores } from "../../db/store"
import { type PoolRow, poolRows } from "./pool-rows"

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

export async function readGamesOfChapters({ query }: Store, gradeId: number, subjectId: number) {
  const pools = await query
    .selectFrom("pools")
    .select(["chapter_number as chapter", "game", "sizes"])
    .where("grade_id", "=", gradeId)
    .where("subject_id", "=", subjectId)
    .execute()
  const filled = pools.flatMap(({ sizes, ...pool }) => {
    const counts = readSizes(sizes)
    const filledIn = languages.filter((language) => countIn(counts, language) > 0)
    return filledIn.length > 0 ? [{ ...pool, languages: filledIn }] : []
  })
  const order = Object.values(wireGames)
  return filled.toSorted((a, b) => order.indexOf(a.game) - order.indexOf(b.game))
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
