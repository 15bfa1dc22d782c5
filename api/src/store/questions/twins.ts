import { languages, type Language } from "#contract/words"
import { sql } from "kysely"
import * as z from "zod"
import { batchRead, takeOne, type PlayStore, type Store } from "../../db/store"

export interface Owner {
  readonly personId: number
  readonly poolId: number
}

const maxTwins = 8

/** The same question in another language, which counts as played with it. */
export type Twin = readonly [id: number, language: Language, level: number]

export const twinsIn = (language: Language) =>
  sql<string>`(SELECT json_group_array(json_array(id, language, level)) FROM (
    SELECT id, language, level FROM questions INDEXED BY questions_by_answer
    WHERE pool_id = q.pool_id AND answer_key = q.answer_key
      AND language IN (${sql.join(languages.filter((each) => each !== language))})
      AND answer_key <> '' AND position IS NOT NULL LIMIT ${sql.lit(maxTwins)}))`

/** The twins of a question in any language; a condition on `q.language` would read its own language too. */
export const twinsOf = sql<string>`CASE q.language ${sql.join(
  languages.map((each) => sql`WHEN ${each} THEN ${twinsIn(each)}`),
  sql` `,
)} ELSE '[]' END`

const twins = z.array(z.tuple([z.number(), z.enum(languages), z.number()]))

export const readTwins = (text: string): readonly Twin[] => twins.parse(JSON.parse(text))

export async function findTwins({ query }: Store, ids: readonly number[]) {
  const { rows } = await sql<{ twins: string }>`SELECT ${twinsOf} AS twins FROM questions AS q
    WHERE id IN ${takeOne(ids)}`.execute(query)
  return rows.flatMap((row) => readTwins(row.twins))
}

export async function findGiven(
  play: PlayStore,
  personId: number,
  questionIds: readonly number[],
): Promise<ReadonlyMap<number, { readonly isPlayed: boolean }>> {
  const reads = questionIds.map((id) =>
    play.query
      .selectFrom("attempts")
      .select(["question_id", "is_played"])
      .where("person_id", "=", personId)
      .where("question_id", "=", id),
  )
  const rows = (await batchRead(play, reads)).flat()
  return new Map(
    rows.map(({ question_id, is_played }) => [question_id, { isPlayed: is_played === 1 }]),
  )
}
