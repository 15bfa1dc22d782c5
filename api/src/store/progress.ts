import { wireGames, type Language, type WireGame } from "#contract/words"
import { readSizes, type Sizes } from "../pool/buckets"
import { chapterName, subjectName } from "./names"
import type { Store } from "./store"

/** How far a player is in a pool. */
export interface PoolProgress {
  /** The number of its chapter or section. */
  readonly number: number
  readonly game: WireGame
  readonly sizes: Sizes
  readonly played: Sizes
  readonly points: number
  readonly mistakes: number
}

/** By chapter, and the games in the order of the contract; two rows for each pool. */
export const readProgressInSubject = async (
  store: Store,
  personId: number,
  { gradeId, subjectId }: { readonly gradeId: number; readonly subjectId: number },
): Promise<readonly PoolProgress[]> =>
  inOrder(
    await poolsOf(store, personId)
      .select("pools.chapter_number as number")
      .where("pools.grade_id", "=", gradeId)
      .where("pools.subject_id", "=", subjectId)
      .execute(),
  )

/** The same by entertainment section. */
export const readProgressInSections = async (
  store: Store,
  personId: number,
): Promise<readonly PoolProgress[]> =>
  inOrder(
    await poolsOf(store, personId)
      .select("pools.section as number")
      .where("pools.section", ">=", 0)
      .execute(),
  )

/** What a player has answered in the chapters of the own grade; one row of `cursors` for each game. */
export const readSummary = ({ query }: Store, personId: number, language: Language) =>
  query
    .selectFrom("cursors")
    .innerJoin("people", "people.id", "cursors.person_id")
    .innerJoin("pools", (join) =>
      join
        .onRef("pools.id", "=", "cursors.pool_id")
        .onRef("pools.grade_id", "=", "people.grade_id"),
    )
    .select(subjectName("pools.subject_id", language).as("subject"))
    .select(chapterName("pools", "chapter_number", language).as("chapter"))
    .select(["pools.chapter_number as number", "pools.game"])
    .select(["cursors.answered", "cursors.mistakes"])
    .where("cursors.person_id", "=", personId)
    .where("cursors.answered", ">", 0)
    .orderBy("pools.subject_id")
    .orderBy("pools.chapter_number")
    .orderBy("pools.id")
    .execute()

const poolsOf = ({ query }: Store, personId: number) =>
  query
    .selectFrom("pools")
    .leftJoin("cursors", (join) =>
      join.onRef("cursors.pool_id", "=", "pools.id").on("cursors.person_id", "=", personId),
    )
    .select(["pools.game", "pools.sizes", "cursors.played", "cursors.points", "cursors.mistakes"])

interface Row {
  readonly number: number | null
  readonly game: WireGame
  readonly sizes: string
  readonly played: string | null
  readonly points: number | null
  readonly mistakes: number | null
}

const order = Object.values(wireGames)

const inOrder = (rows: readonly Row[]): readonly PoolProgress[] =>
  rows
    .map(({ number, game, sizes, played, points, mistakes }) => ({
      number: number ?? 0,
      game,
      sizes: readSizes(sizes),
      played: readSizes(played ?? "{}"),
      points: points ?? 0,
      mistakes: mistakes ?? 0,
    }))
    .toSorted((a, b) => a.number - b.number || order.indexOf(a.game) - order.indexOf(b.game))
