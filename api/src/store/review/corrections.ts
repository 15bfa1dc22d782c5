import { sql } from "kysely"
import type { NewQuestion } from "../../games/new-question"
import { toAnswerSigns } from "../../pool/answer-signs.mjs"
import { toFingerprint } from "../../pool/fingerprint"
import type { Store } from "../../db/store"
import { type Decided, writeDecision } from "./decisions"

export const readCorrectable = ({ query }: Store, questionId: number) =>
  query
    .selectFrom("questions")
    .innerJoin("pools", "pools.id", "questions.pool_id")
    .select(["pools.game", "questions.level", "questions.wrong_answers", "questions.exact"])
    .where("questions.id", "=", questionId)
    .where("questions.status", "=", "waiting")
    .executeTakeFirst()

interface Correction extends Decided {
  readonly corrected: NewQuestion
}

/** Replaces the texts of a question and keeps the former ones. Returns false if it is not under review. */
export async function storeCorrection(
  store: Store,
  { questionId, personId, corrected }: Correction,
  now: number,
): Promise<boolean> {
  const { question, answer, answerKey, exact, summary, said } = corrected
  return writeDecision(store, [
    sql`INSERT INTO question_events (question_id, person_id, event, before, at)
      SELECT id, ${personId}, 'corrected', json_object('question', question, 'lines', json(lines),
        'answer', answer, 'exact', exact, 'summary', summary), ${now} FROM questions
      WHERE id = ${questionId} AND status = 'waiting'`,
    sql`UPDATE questions SET question = ${question}, lines = ${JSON.stringify(corrected.lines)},
      answer = ${answer}, answer_key = iif(answer_key GLOB '#*', answer_key, ${answerKey}), summary = ${summary},
      signs = ${JSON.stringify(toAnswerSigns(answer))}, exact = ${Number(exact)}, fingerprint = ${toFingerprint(answer, said)}
      WHERE id = ${questionId} AND status = 'waiting'`,
  ])
}
