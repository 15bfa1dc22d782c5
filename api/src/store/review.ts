import type { Language } from "#contract/words"
import { chapterName, gradeName, subjectName } from "./names"
import type { Store } from "./store"

/**
 * Questions of chapters under review, the oldest first: authors are served in order, and a question that
 * arrives while an admin reads is added at the end. The partial index drives the query; cross joins keep
 * the order.
 */
export const readWaitingInChapters = (store: Store, language: Language) =>
  readWaiting(store)
    .select(gradeName("pools.grade_id", language).as("grade"))
    .select(subjectName("pools.subject_id", language).as("subject"))
    .select(chapterName("pools", "chapter_number", language).as("chapter"))
    .where("pools.section", "is", null)
    .execute()

/** Questions of entertainment sections under review, in the same order. */
export const readWaitingInSections = (store: Store) =>
  readWaiting(store)
    .select((from) => from.fn.coalesce("pools.section", from.lit(0)).as("section"))
    .where("pools.section", "is not", null)
    .execute()

export type WaitingRow = Awaited<ReturnType<typeof readWaitingInSections>>[number]

const readWaiting = ({ query }: Store) =>
  query
    .selectFrom("questions")
    .crossJoin("pools")
    .leftJoin("people", "people.id", "questions.author_id")
    .select(["questions.id", "questions.question", "questions.lines", "questions.answer"])
    .select([
      "questions.wrong_answers",
      "questions.summary",
      "questions.language",
      "questions.level",
    ])
    .select(["questions.created_at", "questions.set_id", "pools.game", "people.name as author"])
    .whereRef("pools.id", "=", "questions.pool_id")
    .where("questions.status", "=", "under review")
    .orderBy("questions.id")
