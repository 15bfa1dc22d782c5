import { languages, wireGames, type Language, type WireGame } from "#contract/words"
import { sql, type RawBuilder } from "kysely"
import * as z from "zod"
import { chapterName, subjectName } from "../../db/names"
import { takeOne, type Store } from "../../db/store"
import { isPoolAt, type ChapterPlace } from "../curriculum/curriculum-references"
import { isSettableBy, type Setting } from "../questions/findable"
import { allAnswers } from "../questions/questions"

const game = z.enum(wireGames)

/** What a work plays, as it is stored. Question ids are versions, so that a work keeps those that were set. */
const stored = z.discriminatedUnion("kind", [
  z.object({
    kind: z.literal("chapter"),
    pool: z.number(),
    game,
    language: z.enum(languages),
    rounds: z.number(),
  }),
  z.object({
    kind: z.literal("questions"),
    rounds: z.array(z.object({ game, pool: z.number(), ids: z.array(z.number()) })),
  }),
])
export type WorkContent = z.output<typeof stored>

export const readContent = (text: string): WorkContent => stored.parse(JSON.parse(text))

export const gameIn = (content: WorkContent, questionId: number): WireGame | undefined =>
  content.kind === "chapter"
    ? content.game
    : content.rounds.find(({ ids }) => ids.includes(questionId))?.game

export const countRounds = (content: WorkContent): number =>
  content.kind === "chapter" ? content.rounds : content.rounds.length

/** Chosen rounds of these pools are of those in which their questions are now. */
export const moveChosen = (pools: RawBuilder<unknown>) =>
  sql`UPDATE works SET content = json_set(content, '$.rounds', (
      SELECT json_group_array(json_set(round.value, '$.pool', (
        SELECT pool_id FROM questions WHERE id = round.value ->> '$.ids[0]')))
      FROM json_each(content, '$.rounds') AS round))
    WHERE content ->> '$.kind' = 'questions' AND EXISTS (
      SELECT 1 FROM json_each(content, '$.rounds') AS round WHERE round.value ->> '$.pool' IN ${pools})`

export async function findChapterPool(
  { query }: Store,
  place: ChapterPlace,
  name: WireGame,
): Promise<number | null> {
  const found = sql<{
    id: number
  }>`SELECT id FROM pools WHERE ${isPoolAt(place)} AND game = ${name}`
  return (await found.execute(query)).rows[0]?.id ?? null
}

export interface SettableRow {
  readonly id: number
  readonly pool: number
  readonly game: WireGame
}

/**
 * Of these questions those that a teacher may set: approved ones in these subjects, and the teacher's own that wait for
 * review, of the teacher's school.
 */
export async function readSettable(
  { query }: Store,
  ids: readonly number[],
  { teacherId, subjectIds }: Omit<Setting, "gradeId">,
): Promise<readonly SettableRow[]> {
  const asked = sql<{ id: number; pool: number }>`SELECT q.id, pool_id AS pool FROM questions AS q
    WHERE q.id IN ${takeOne(ids)} AND ${isSettableBy(teacherId)}
    AND q.school_id = (SELECT school_id FROM people WHERE people.id = ${teacherId})`
  const { rows } = await asked.execute(query)
  if (rows.length === 0) return []
  // A join would read the pool of each question, which few pools hold.
  const pools = sql<{ id: number; game: WireGame }>`SELECT id, game FROM pools
    WHERE id IN ${takeOne([...new Set(rows.map(({ pool }) => pool))])}
    AND subject_id IN ${takeOne(subjectIds)}`
  const games = new Map((await pools.execute(query)).rows.map(({ id, game }) => [id, game]))
  return rows.flatMap(({ id, pool }) => {
    const game = games.get(pool)
    return game === undefined ? [] : { id, pool, game }
  })
}

interface SetQuestion {
  readonly id: number
  readonly question: string
  readonly answer: string
  readonly language: Language
  readonly chapter: string
}

export async function readSetQuestions(
  { query }: Store,
  ids: readonly number[],
  language: Language,
): Promise<ReadonlyMap<number, SetQuestion>> {
  const found = sql<SetQuestion>`SELECT q.id, q.question, ${allAnswers} AS answer, q.language,
    ${chapterName("pools", "chapter_number", language)} AS chapter
    FROM questions AS q CROSS JOIN pools ON pools.id = q.pool_id WHERE q.id IN ${takeOne(ids)}`
  return new Map((await found.execute(query)).rows.map((row) => [row.id, row]))
}

export const readChapterOf = ({ query }: Store, poolId: number, language: Language) =>
  query
    .selectFrom("pools")
    .select("chapter_number as number")
    .select(chapterName("pools", "chapter_number", language).as("chapter"))
    .select(subjectName("pools.subject_id", language).as("subject"))
    .where("id", "=", poolId)
    .executeTakeFirstOrThrow()

export const readGradeOfClass = async ({ query }: Store, id: number): Promise<number> =>
  (await query.selectFrom("classes").select("grade_id").where("id", "=", id).executeTakeFirst())
    ?.grade_id ?? 0
