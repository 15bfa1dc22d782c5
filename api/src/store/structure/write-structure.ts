import type { Names } from "#contract/curriculum/structure-parts"
import { sql, type RawBuilder } from "kysely"
import { insertCompleted, type Repeatable } from "../../db/completed-calls"
import { batchWrite, compiled, type Store } from "../../db/store"
import { toAnswerSigns } from "../../pool/answer-signs.mjs"
import { fingerprintOf, type PackPlacement } from "../../structure/start-pack"
import type { StructureChange, QuestionMove, ChapterOrder } from "../../structure/structure"
import { moveChosen } from "../classes/work-content"
import { toEndOfBucket } from "../review/decisions"

export interface NewStructureEvent {
  readonly byId: number
  readonly kind: string
  readonly about: readonly Names[]
  readonly changes: readonly StructureChange[]
  readonly undoes?: number
  readonly writes?: readonly RawBuilder<unknown>[]
}

/**
 * Makes changes that were planned on this version of the structure, all or none. Returns false if somebody else has
 * changed it since, or if what is to go is in use.
 */
export async function writeStructure(
  store: Store,
  version: number,
  { byId, kind, about, changes, undoes, writes: following = [] }: NewStructureEvent,
  { now, repeat }: { readonly now: number; readonly repeat: Repeatable | null },
): Promise<boolean> {
  const event = [version + 1, byId, kind, JSON.stringify(about), JSON.stringify(changes)]
  const writes = [
    // What is renamed or renumbered refers to nothing in between.
    sql`PRAGMA defer_foreign_keys = on`,
    sql`INSERT INTO structure_events (id, by_id, kind, about, changes, undoes, at)
      VALUES (${sql.join(event)}, ${undoes ?? null}, ${now})`,
    ...changes.flatMap((change) => (change.what === "numbers" ? renumber(change) : [])),
    ...changes.flatMap((change, at) =>
      change.what === "questions" ? moveQuestions(version + 1, change, at) : [],
    ),
    ...writeThings(version + 1, now),
    ...following,
  ]
  try {
    await batchWrite(store, [
      ...writes.map((write) => compiled(store, write)),
      ...(repeat ? insertCompleted(store, repeat, sql`TRUE`) : []),
    ])
    return true
  } catch (error) {
    if (/constraint failed/i.test(String(error))) return false
    throw error
  }
}

/** Names of all kinds go before any comes, so that two things can exchange theirs. */
function writeThings(event: number, now: number) {
  const things = (what: string, state: "before" | "after") => sql`
    (SELECT value -> ${sql.lit(state)} AS thing FROM structure_events, json_each(changes)
      WHERE structure_events.id = ${event} AND value ->> '$.${sql.raw(state)}.what' = ${sql.lit(what)})`
  const id = sql`thing ->> 'id'`
  const place = sql`thing ->> 'grade', thing ->> 'subject'`
  const chapter = sql`${place}, thing ->> 'number'`
  const archived = sql`iif(thing ->> 'isArchived', ${now}, NULL)`
  const gone = (what: string) => sql`(SELECT value -> 'before' AS thing
    FROM structure_events, json_each(changes) WHERE structure_events.id = ${event}
      AND value ->> '$.before.what' = ${sql.lit(what)} AND value ->> 'after' IS NULL)`
  const listed = (table: string, what: string, own = { name: sql``, value: sql`` }) => sql`
    INSERT INTO ${sql.table(table)} (id, position, archived_at ${own.name})
    SELECT ${id}, thing ->> 'position', ${archived} ${own.value} FROM ${things(what, "after")} WHERE TRUE
    ON CONFLICT (id) DO UPDATE SET position = excluded.position, archived_at = excluded.archived_at`
  const named = sql`each.key, each.value FROM`
  return [
    sql`DELETE FROM grade_names WHERE grade_id IN (SELECT ${id} FROM ${things("grade", "before")})`,
    sql`DELETE FROM subject_names WHERE subject_id IN (SELECT ${id} FROM ${things("subject", "before")})`,
    sql`DELETE FROM chapter_names WHERE (grade_id, subject_id, number)
      IN (SELECT ${chapter} FROM ${things("chapter", "before")})`,
    sql`DELETE FROM grade_subjects WHERE (grade_id, subject_id) IN (SELECT ${place} FROM ${gone("link")})`,
    sql`DELETE FROM chapters WHERE (grade_id, subject_id, number)
      IN (SELECT ${chapter} FROM ${gone("chapter")})`,
    sql`DELETE FROM grades WHERE id IN (SELECT ${id} FROM ${gone("grade")})`,
    sql`DELETE FROM subjects WHERE id IN (SELECT ${id} FROM ${gone("subject")})`,
    listed("grades", "grade"),
    listed("subjects", "subject", {
      name: sql`, image`,
      value: sql`, coalesce(thing ->> 'image', '')`,
    }),
    sql`INSERT INTO chapters (grade_id, subject_id, number, archived_at)
      SELECT ${chapter}, ${archived} FROM ${things("chapter", "after")} WHERE TRUE
      ON CONFLICT DO UPDATE SET archived_at = excluded.archived_at`,
    sql`INSERT INTO grade_names (grade_id, language, name)
      SELECT ${id}, ${named} ${things("grade", "after")}, json_each(thing, '$.names') AS each`,
    sql`INSERT INTO subject_names (subject_id, language, name)
      SELECT ${id}, ${named} ${things("subject", "after")}, json_each(thing, '$.names') AS each`,
    sql`INSERT INTO chapter_names (grade_id, subject_id, number, language, name)
      SELECT ${chapter}, ${named} ${things("chapter", "after")}, json_each(thing, '$.names') AS each`,
    sql`INSERT INTO grade_subjects (grade_id, subject_id)
      SELECT ${place} FROM ${things("link", "after")} WHERE TRUE ON CONFLICT DO NOTHING`,
  ]
}

/** Over numbers that no chapter has, because the new numbers are those of others. */
function renumber({ grade, subject, before, after }: ChapterOrder) {
  const aside = 1_000_000
  const pairs = JSON.stringify(before.map((from, at) => [from, after[at]]))
  return [
    ["chapters", "number"],
    ["chapter_names", "number"],
    ["pools", "chapter_number"],
  ].flatMap(([table = "", column = ""]) => {
    const [of, number] = [sql.table(table), sql.ref(column)]
    const here = sql`grade_id = ${grade} AND subject_id = ${subject}`
    return [
      sql`UPDATE ${of} SET ${number} = ${aside} + (SELECT value ->> 1 FROM json_each(${pairs})
          WHERE value ->> 0 = ${number})
        WHERE ${here} AND ${number} IN (SELECT value ->> 0 FROM json_each(${pairs}))`,
      sql`UPDATE ${of} SET ${number} = ${number} - ${aside} WHERE ${here} AND ${number} > ${aside}`,
    ]
  })
}

/** Questions in play, and works of the chapter, leave their pool for the end of the other; triggers keep both counts. */
function moveQuestions(
  event: number,
  { grade, subject, before, after, ids, works }: QuestionMove,
  at: number,
) {
  const here = sql`grade_id = ${grade} AND subject_id = ${subject}`
  const pools = sql`(SELECT id FROM pools WHERE ${here} AND chapter_number = ${before})`
  const moved = sql`id IN (SELECT value FROM json_each(${JSON.stringify(ids)})) AND pool_id IN ${pools}`
  const kept = (what: "played" | "works") => sql`id IN (SELECT kept.value FROM structure_events,
    json_each(changes, ${`$[${at}].${what}`}) AS kept WHERE structure_events.id = ${event})`
  const [played, moving] = [kept("played"), works ? kept("works") : sql`TRUE`]
  const otherPool = (own: RawBuilder<unknown>) => sql`(SELECT other.id
    FROM pools AS own JOIN pools AS other USING (grade_id, subject_id, game)
    WHERE own.id = ${own} AND other.chapter_number = ${after})`
  const pool = sql`content ->> '$.pool'`
  return [
    sql`INSERT INTO pools (grade_id, subject_id, chapter_number, game)
      SELECT grade_id, subject_id, ${after}, game FROM pools WHERE id IN ${pools}
      ON CONFLICT DO NOTHING`,
    sql`UPDATE structure_events SET changes = json_set(changes, ${`$[${at}].played`},
        (SELECT json_group_array(id) FROM questions WHERE ${moved} AND status = 'approved'),
        ${`$[${at}].works`}, (SELECT json_group_array(id) FROM works
          WHERE content ->> '$.kind' = 'chapter' AND ${pool} IN ${pools} AND ${moving}))
      WHERE id = ${event}`,
    sql`UPDATE questions SET status = 'hidden', position = NULL WHERE ${played}`,
    sql`UPDATE questions SET pool_id = ${otherPool(sql`questions.pool_id`)} WHERE ${moved}`,
    sql`UPDATE works SET content = json_set(content, '$.pool', ${otherPool(pool)}) WHERE ${kept("works")}`,
    moveChosen(pools),
    toEndOfBucket(sql`status_at`, played),
  ]
}

const q = (name: string) => sql`(given.value ->> ${sql.lit(`$.${name}`)})`

/**
 * Puts questions of the pack into play, at the end of their buckets and in their order. They are nobody's. Positions are
 * inserted, so no trigger counts them; `signs` and `sizes` of their pools are counted anew.
 */
export function takeQuestions(
  questions: readonly PackPlacement[],
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
