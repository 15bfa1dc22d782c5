import type { Language, WireGame } from "#contract/words"
import { sql, type RawBuilder } from "kysely"
import type { NewQuestion } from "../games/new-question"
import { fingerprintOf } from "../pool/fingerprint"
import { compiled, oneOf, type Store } from "./store"

export interface Chapter {
  readonly gradeId: number
  readonly subjectId: number
  readonly number: number
}

export type Placement = Chapter | { readonly section: number }

/** Questions that one author wrote together. */
export interface QuestionBatch {
  readonly game: WireGame
  readonly language: Language
  readonly authorId: number
  /** Ties items that were written together. */
  readonly setId: string | null
  readonly questions: readonly NewQuestion[]
  /** By question, the version that it was made of; none for a new one. */
  readonly replaces: readonly number[]
  /** By question, the same one in another language. */
  readonly twinOf: readonly number[]
  readonly now: number
}

/** Of the SQL that refuses a second edit of one version. */
const newerVersion = "question has a newer version"

/**
 * Stores questions for review, all or none; the first of its placement and game creates the pool. A question
 * of the same author on which nobody has decided is not stored twice word for word: a client that got no
 * reply sends again. Returns the new ids; `null` where something was made of a replaced version before.
 */
export async function addWaiting(
  { batch: run, query }: Store,
  placement: Placement,
  batch: QuestionBatch,
): Promise<readonly number[] | null> {
  const writes = [
    createPool(placement, batch.game),
    ...batch.questions.flatMap((question, index) => [
      insertQuestion(placement, batch, { question, index }, isUndecided),
      ...linksOf(batch, index),
    ]),
  ]
  try {
    const ran = await run<{ id: number }>(
      writes.map((write) => compiled({ query }, sql<{ id: number }>`${write}`)),
    )
    return ran.flatMap(({ rows }) => rows.map(({ id }) => id))
  } catch (error) {
    if (error instanceof Error && error.message.includes(newerVersion)) return null
    throw error
  }
}

/** After the question was inserted: what it replaces, and that it is a twin. */
function linksOf({ replaces, twinOf }: QuestionBatch, index: number): RawBuilder<unknown>[] {
  const [old, twin] = [replaces[index], twinOf[index]]
  const version = sql`INSERT INTO question_versions (question_id, replaces, supersedes)
    SELECT last_insert_rowid(), old.id, iif(old.status = 'approved', old.id, before.supersedes)
    FROM questions AS old LEFT JOIN question_versions AS before ON before.question_id = old.id
    WHERE old.id = ${old} AND changes() = 1`
  const link = sql`UPDATE questions SET answer_key = '#' || id
    WHERE id = ${twin} AND answer_key NOT GLOB '#*'`
  return [...(old === undefined ? [] : [version]), ...(twin === undefined ? [] : [link])]
}

/** Twins that were written as such share a key that no answer has; a new version keeps it. */
function keyOf({ replaces, twinOf }: QuestionBatch, index: number, answerKey: string) {
  const [old, twin] = [replaces[index], twinOf[index]]
  if (twin !== undefined)
    return sql`(SELECT iif(answer_key GLOB '#*', answer_key, '#' || id) FROM questions WHERE id = ${twin})`
  if (old === undefined) return sql`${answerKey}`
  return sql`(SELECT iif(answer_key GLOB '#*', answer_key, ${answerKey}) FROM questions WHERE id = ${old})`
}

/** The questions with these ids that a person wrote. */
export const readWrittenBy = ({ query }: Store, authorId: number, ids: readonly number[]) =>
  query
    .selectFrom("questions")
    .innerJoin("pools", "pools.id", "questions.pool_id")
    .select(["questions.id", "pools.game", "questions.language"])
    .where("author_id", "=", authorId)
    .where("questions.id", "in", oneOf(ids))
    .execute()

export type PlacedBatch = QuestionBatch & { readonly placement: Placement }

/**
 * The same for many, all or none; a question that its author sent before is not stored again, whatever was
 * decided on it. Returns the new ids of each batch.
 */
export async function addImported(
  store: Store,
  batches: readonly PlacedBatch[],
): Promise<readonly (readonly number[])[]> {
  const writes = batches.flatMap((batch, index) => [
    { index: null, write: createPool(batch.placement, batch.game) },
    ...batch.questions.map((question, at) => ({
      index,
      write: insertQuestion(batch.placement, batch, { question, index: at }, sql`true`),
    })),
  ])
  if (writes.length === 0) return []
  const ran = await store.batch<{ id: number }>(
    writes.map(({ write }) => compiled(store, sql<{ id: number }>`${write}`)),
  )
  const added = ran.map(({ rows }, at) => ({ index: writes[at]?.index, rows }))
  return batches.map((_, index) =>
    added.flatMap((each) => (each.index === index ? each.rows.map(({ id }) => id) : [])),
  )
}

/** Nobody has decided on it: it waits, or was approved at once since its author is trusted. */
const isUndecided = sql`(there.status = 'under review' OR there.status = 'approved' AND EXISTS (
  SELECT 1 FROM question_events WHERE question_id = there.id AND event = 'trusted'))`

const createPool = (placement: Placement, game: WireGame): RawBuilder<unknown> =>
  "section" in placement
    ? sql`INSERT INTO pools (section, game) VALUES (${placement.section}, ${game})
        ON CONFLICT DO NOTHING`
    : sql`INSERT INTO pools (grade_id, subject_id, chapter_number, game)
        VALUES (${placement.gradeId}, ${placement.subjectId}, ${placement.number}, ${game})
        ON CONFLICT DO NOTHING`

function insertQuestion(
  placement: Placement,
  batch: QuestionBatch,
  { question: written, index }: { readonly question: NewQuestion; readonly index: number },
  isKept: RawBuilder<unknown>,
): RawBuilder<unknown> {
  const { language, setId, authorId, now } = batch
  const { question, answer, answerKey, summary, level, said } = written
  const lines = JSON.stringify(written.lines)
  const wrongAnswers = JSON.stringify(written.wrongAnswers)
  const fingerprint = fingerprintOf(answer, said)
  return sql`INSERT INTO questions (pool_id, status, language, level, set_id, question, lines,
      answer, answer_key, wrong_answers, summary, fingerprint, author_id, created_at, status_at,
      school_id)
    SELECT id, 'under review', ${language}, ${level}, ${setId}, ${question},
      ${lines}, ${answer}, ${keyOf(batch, index, answerKey)}, ${wrongAnswers}, ${summary}, ${fingerprint}, ${authorId}, ${now}, ${now},
      (SELECT school_id FROM people WHERE id = ${authorId})
    FROM pools WHERE ${isPoolAt(placement)} AND game = ${batch.game} AND NOT EXISTS (
      SELECT 1 FROM questions AS there INDEXED BY questions_by_fingerprint WHERE there.fingerprint = ${fingerprint}
        AND there.pool_id = pools.id AND there.author_id = ${authorId}
        AND ${isKept} AND there.language = ${language}
        AND there.level = ${level} AND there.question = ${question} AND there.lines = ${lines}
        AND there.answer = ${answer} AND there.wrong_answers = ${wrongAnswers} AND there.summary = ${summary} AND (there.set_id IS NULL OR there.set_id <> ${setId}))
    RETURNING id`
}

export const isPoolAt = (placement: Placement) =>
  "section" in placement
    ? sql`section = ${placement.section}`
    : sql`grade_id = ${placement.gradeId} AND subject_id = ${placement.subjectId}
        AND chapter_number = ${placement.number}`
