import type { Language, WireGame } from "#contract/words"
import { sql, type RawBuilder } from "kysely"
import type { NewQuestion } from "../games/new-question"
import { fingerprintOf } from "../pool/fingerprint"
import { type Placement, isPoolAt } from "./placement"

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

/** After the question was inserted: what it replaces, and that it is a twin. */
export function linksOf({ replaces, twinOf }: QuestionBatch, index: number): RawBuilder<unknown>[] {
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

/** Nobody has decided on it: it waits, or was approved at once since its author is trusted. */
export const isUndecided = sql`(there.status = 'under review' OR there.status = 'approved' AND EXISTS (
  SELECT 1 FROM question_events WHERE question_id = there.id AND event = 'trusted'))`

/** Unless its author wrote it before. @param isKept which of the equal ones, `there`, count as such */
export function insertQuestion(
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
