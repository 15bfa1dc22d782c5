import type { Language, WireGame } from "#contract/words"
import { sql, type RawBuilder } from "kysely"
import { ownQuestions } from "#contract/limits"
import type { NewQuestion } from "../../games/new-question"
import { toAnswerSigns } from "../../pool/answer-signs.mjs"
import { toFingerprint } from "../../pool/fingerprint"
import { type Placement, isPoolAt } from "../curriculum/curriculum-references"
import { takeOne } from "../../db/store"

export interface QuestionBatch {
  readonly game: WireGame
  readonly language: Language
  readonly authorId: number
  readonly setId: string | null
  readonly questions: readonly NewQuestion[]
  /** For each question, the id of the version that it replaces; empty for new questions. */
  readonly replaces: readonly number[]
  readonly twinOf: readonly number[]
  readonly now: number
}

export function toLinks({ replaces, twinOf }: QuestionBatch, index: number): RawBuilder<unknown>[] {
  const [old, twin] = [replaces[index], twinOf[index]]
  const version = sql`INSERT INTO question_versions (question_id, replaces, supersedes)
    SELECT last_insert_rowid(), old.id, iif(old.status = 'approved', old.id, (SELECT id
      FROM questions AS played WHERE played.line_id = old.line_id AND played.position IS NOT NULL))
    FROM questions AS old WHERE old.id = ${old} AND changes() = 1`
  const link = sql`UPDATE questions SET answer_key = '#' || id
    WHERE id = ${twin} AND answer_key NOT GLOB '#*'`
  return [...(old === undefined ? [] : [version]), ...(twin === undefined ? [] : [link])]
}

/** The key of a question. Linked twins share a key that no answer has; a new version keeps such a key. */
function getKey({ replaces, twinOf }: QuestionBatch, index: number, answerKey: string) {
  const [old, twin] = [replaces[index], twinOf[index]]
  if (twin !== undefined)
    return sql`(SELECT iif(answer_key GLOB '#*', answer_key, '#' || id) FROM questions WHERE id = ${twin})`
  if (old === undefined) return sql`${answerKey}`
  return sql`(SELECT iif(answer_key GLOB '#*', answer_key, ${answerKey}) FROM questions WHERE id = ${old})`
}

/** Whether nobody has decided on `there`: it waits, or was approved at once since its author is trusted. */
export const isUndecided = sql`(there.status = 'waiting' OR there.status = 'approved' AND EXISTS (
  SELECT 1 FROM question_events WHERE question_id = there.id AND event = 'trusted'))`

/**
 * Whether the author may have this batch under review, too. The same for each question of the batch, before and after
 * the others: those of the batch, and those that it replaces, do not count. Admins and trusted teachers have no limit.
 */
export const hasRoom = (placement: Placement, batch: QuestionBatch) => {
  const { authorId, setId, questions, replaces } = batch
  const subjectId = "subjectId" in placement ? placement.subjectId : null
  return sql<number>`((SELECT role FROM people WHERE id = ${authorId}) = 'Admin'
    OR EXISTS (SELECT 1 FROM trusted_authors WHERE person_id = ${authorId} AND subject_id = ${subjectId})
    OR coalesce((SELECT questions FROM author_counts
        WHERE person_id = ${authorId} AND status = 'waiting'), 0)
      - coalesce((SELECT questions FROM waiting_entries WHERE set_id = ${setId}), 0)
      - (SELECT count(*) FROM questions WHERE id IN ${takeOne(replaces)} AND author_id = ${authorId}
        AND status = 'waiting')
      + ${questions.length} <= ${sql.lit(ownQuestions.waitingMax)})`
}

interface NumberedLine {
  readonly question: NewQuestion
  readonly index: number
}

function equalQuestions(
  { language, setId, authorId }: QuestionBatch,
  written: NewQuestion,
  isKept: RawBuilder<unknown>,
) {
  const { question, answer, summary, level, said } = written
  return sql`SELECT 1 FROM questions AS there INDEXED BY questions_by_fingerprint
    WHERE there.fingerprint = ${toFingerprint(answer, said)}
      AND there.pool_id = pools.id AND there.author_id = ${authorId}
      AND ${isKept} AND there.language = ${language}
      AND there.level = ${level} AND there.question = ${question}
      AND there.lines = ${JSON.stringify(written.lines)} AND there.answer = ${answer}
      AND there.wrong_answers = ${JSON.stringify(written.wrongAnswers)} AND there.exact = ${Number(written.exact)}
      AND there.summary = ${summary} AND (there.set_id IS NULL OR there.set_id <> ${setId})`
}

export const isKnown = (
  placement: Placement,
  batch: QuestionBatch,
  question: NewQuestion,
  isKept: RawBuilder<unknown>,
) =>
  sql<number>`EXISTS (SELECT 1 FROM pools WHERE ${isPoolAt(placement)} AND game = ${batch.game}
    AND EXISTS (${equalQuestions(batch, question, isKept)}))`

export function insertQuestion(
  placement: Placement,
  batch: QuestionBatch,
  { question: written, index }: NumberedLine,
  isKept: RawBuilder<unknown>,
): RawBuilder<unknown> {
  const { language, setId, authorId, now } = batch
  const { question, answer, answerKey, summary, level, said } = written
  const lines = JSON.stringify(written.lines)
  const signs = JSON.stringify(toAnswerSigns(answer))
  const wrongAnswers = JSON.stringify(written.wrongAnswers)
  const fingerprint = toFingerprint(answer, said)
  return sql`INSERT INTO questions (pool_id, status, language, level, set_id, question, lines,
      answer, answer_key, signs, wrong_answers, exact, summary, fingerprint, author_id, created_at, status_at,
      school_id)
    SELECT id, 'waiting', ${language}, ${level}, ${setId}, ${question},
      ${lines}, ${answer}, ${getKey(batch, index, answerKey)}, ${signs}, ${wrongAnswers},
      ${Number(written.exact)}, ${summary}, ${fingerprint}, ${authorId}, ${now}, ${now},
      (SELECT school_id FROM people WHERE id = ${authorId})
    FROM pools WHERE ${isPoolAt(placement)} AND game = ${batch.game}
      AND ${hasRoom(placement, batch)} AND NOT EXISTS (${equalQuestions(batch, written, isKept)})
    RETURNING id`
}
