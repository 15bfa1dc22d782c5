import { sql, type RawBuilder } from "kysely"
import { fingerprintOf, type Placed, type Pack } from "../../structure/start-pack"
import type { Store } from "../../db/store"
import { toAnswerSigns } from "../../pool/answer-signs.mjs"

/** Only this call needs it, so that no isolate unpacks it before. */
export async function readStartPack(): Promise<Pack> {
  const { default: packed } = await import("#built/start-pack")
  const unpacked = new Blob([Buffer.from(packed, "base64")])
    .stream()
    .pipeThrough(new DecompressionStream("gzip"))
  return new Response(unpacked).json()
}

/** Which questions of the pack are there, whoever wrote them and whatever became of them. */
export async function findTaken(
  { query }: Store,
  { chapters, sections }: Pack,
): Promise<ReadonlySet<string>> {
  const all = [...chapters.flatMap(({ questions }) => questions), ...sections]
  const { rows } = await sql<{ fingerprint: string }>`
    SELECT fingerprint FROM questions INDEXED BY questions_by_fingerprint
    WHERE fingerprint IN (SELECT value FROM json_each(${JSON.stringify(all.map(fingerprintOf))}))`.execute(
    query,
  )
  return new Set(rows.map(({ fingerprint }) => fingerprint))
}

const q = (name: string) => sql`(given.value ->> ${sql.lit(`$.${name}`)})`

/**
 * Puts questions of the pack into play, at the end of their buckets and in their order. They are nobody's. Positions are
 * inserted, so no trigger counts them; `signs` and `sizes` of their pools are counted anew.
 */
export function takeQuestions(
  questions: readonly Placed[],
  { by, now }: { readonly by: number; readonly now: number },
): readonly RawBuilder<unknown>[] {
  const given = JSON.stringify(
    questions.map((each) => ({
      ...each,
      signs: toAnswerSigns(each.answer),
      fingerprint: fingerprintOf(each),
    })),
  )
  const isPool = sql`pools.grade_id IS ${q("grade")} AND pools.subject_id IS ${q("subject")}
    AND pools.chapter_number IS ${q("number")} AND +pools.section IS ${q("section")} AND pools.game = ${q("game")}`
  const touched = sql`id IN (SELECT pools.id FROM json_each(${given}) AS given CROSS JOIN pools ON ${isPool})`
  return [
    sql`INSERT INTO pools (grade_id, subject_id, chapter_number, section, game)
      SELECT DISTINCT ${q("grade")}, ${q("subject")}, ${q("number")}, ${q("section")}, ${q("game")}
      FROM json_each(${given}) AS given WHERE TRUE ON CONFLICT DO NOTHING`,
    sql`INSERT INTO questions (pool_id, status, language, level, position, set_id, question, lines, answer,
        answer_key, signs, exact, summary, fingerprint, created_at, status_at, school_id)
      SELECT pools.id, 'approved', ${q("language")}, ${q("level")},
        coalesce(json_extract(pools.sizes, '$.' || ${q("language")} || ${q("level")}), 0) - 1 + row_number() OVER (
          PARTITION BY pools.id, ${q("language")}, ${q("level")} ORDER BY given.key),
        ${q("setId")}, ${q("question")}, ${q("lines")}, ${q("answer")}, ${q("answerKey")}, ${q("signs")},
        ${q("exact")}, ${q("summary")}, ${q("fingerprint")}, ${now}, ${now},
        (SELECT school_id FROM people WHERE id = ${by})
      FROM json_each(${given}) AS given CROSS JOIN pools ON ${isPool}
      ORDER BY given.key`,
    sql`UPDATE pools SET
      sizes = (SELECT json_group_object(bucket, positions) FROM (
        SELECT language || level AS bucket, count(*) AS positions FROM questions
        WHERE pool_id = pools.id AND position IS NOT NULL GROUP BY bucket)),
      signs = (SELECT json_group_object(language, json(held)) FROM (
        SELECT language, json_group_object(sign, answers) AS held FROM (
          SELECT language, each.value AS sign, count(*) AS answers
          FROM questions, json_each(questions.signs) AS each
          WHERE pool_id = pools.id AND position IS NOT NULL GROUP BY language, sign
        ) GROUP BY language))
      WHERE ${touched}`,
  ]
}
