import { counts } from "#contract/limits"
import { languages, wireGames, type WireGame, type Language } from "#contract/words"
import { sql, type Compilable, type RawBuilder } from "kysely"
import * as z from "zod"
import type { DrawnQuestion } from "../../games/game"
import { nameKey, readNumber, chapterName, gradeName, subjectName } from "../../db/names"
import { takeOne, type Store } from "../../db/store"

export const poolRow = z.object({
  id: z.number(),
  game: z.enum(Object.values(wireGames)),
  subject_id: z.number().nullable(),
  sizes: z.string(),
  signs: z.string(),
  exchanges: z.number(),
})

export type PoolRow = z.output<typeof poolRow>

interface Chapter {
  /** The id of the grade, or its name in any language. */
  readonly grade: string
  /** The name of the subject, in any language. */
  readonly subject: string
  /** The number of the chapter, or its name in any language. */
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

export const poolRows = ({ query }: Store) =>
  query
    .selectFrom("pools")
    .select(["pools.id", "pools.game", "pools.subject_id", "pools.sizes", "pools.signs"])
    .select("pools.exchanges")

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
