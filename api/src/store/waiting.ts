import type { Language, WireGame } from "#contract/words"
import { sql, type RawBuilder } from "kysely"
import type { NewQuestion } from "../games/new-question"
import { fingerprintOf } from "../pool/fingerprint"
import { compiled, batchWrite, type Store } from "./store"

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
  readonly now: number
}

/**
 * Stores questions for review, all or none; the first of its placement and game creates the pool. A question
 * of the same author that is under review word for word is not stored twice: a client that got no reply
 * sends again.
 */
export async function addWaiting(
  store: Store,
  placement: Placement,
  batch: QuestionBatch,
): Promise<void> {
  const writes = [
    createPool(placement, batch.game),
    ...batch.questions.map((question) => insertQuestion(placement, batch, question)),
  ]
  await batchWrite(
    store,
    writes.map((write) => compiled(store, write)),
  )
}

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
  written: NewQuestion,
): RawBuilder<unknown> {
  const { language, setId, authorId, now } = batch
  const { question, answer, answerKey, summary, level, said } = written
  const lines = JSON.stringify(written.lines)
  const wrongAnswers = JSON.stringify(written.wrongAnswers)
  const fingerprint = fingerprintOf(answer, said)
  return sql`INSERT INTO questions (pool_id, status, language, level, set_id, question, lines,
      answer, answer_key, wrong_answers, summary, fingerprint, author_id, created_at, status_at)
    SELECT id, 'under review', ${language}, ${level}, ${setId}, ${question},
      ${lines}, ${answer}, ${answerKey}, ${wrongAnswers}, ${summary}, ${fingerprint}, ${authorId}, ${now}, ${now}
    FROM pools WHERE ${isPoolAt(placement)} AND game = ${batch.game} AND NOT EXISTS (
      SELECT 1 FROM questions AS there INDEXED BY questions_by_fingerprint WHERE there.fingerprint = ${fingerprint}
        AND there.pool_id = pools.id AND there.author_id = ${authorId}
        AND there.status = 'under review' AND there.language = ${language}
        AND there.level = ${level} AND there.question = ${question} AND there.lines = ${lines}
        AND there.answer = ${answer} AND there.wrong_answers = ${wrongAnswers} AND there.summary = ${summary} AND (there.set_id IS NULL OR there.set_id <> ${setId}))`
}

export const isPoolAt = (placement: Placement) =>
  "section" in placement
    ? sql`section = ${placement.section}`
    : sql`grade_id = ${placement.gradeId} AND subject_id = ${placement.subjectId}
        AND chapter_number = ${placement.number}`
