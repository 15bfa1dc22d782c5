import type { Language } from "#contract/words"
import type { Store } from "./store"

/**
 * What waits in chapters, the longest first: an author is not overtaken, and what comes in while
 * an admin reads stands at the end, where it moves nothing. The index on what is under review
 * leads; cross joins keep the order.
 */
export const readWaitingInChapters = (store: Store, language: Language) =>
  readWaiting(store)
    .crossJoin("chapters")
    .crossJoin("grades")
    .crossJoin("subjects")
    .select([`grades.name_${language} as grade`, `subjects.name_${language} as subject`])
    .select(`chapters.name_${language} as chapter`)
    .whereRef("chapters.grade_id", "=", "pools.grade_id")
    .whereRef("chapters.subject_id", "=", "pools.subject_id")
    .whereRef("chapters.number", "=", "pools.chapter_number")
    .whereRef("grades.id", "=", "pools.grade_id")
    .whereRef("subjects.id", "=", "pools.subject_id")
    .execute()

/** What waits in the sections of entertainment, in the same order. */
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
    .select(["questions.summary", "questions.language", "questions.level"])
    .select(["questions.created_at", "pools.game", "people.name as author"])
    .whereRef("pools.id", "=", "questions.pool_id")
    .where("questions.status", "=", "under review")
    .orderBy("questions.id")
