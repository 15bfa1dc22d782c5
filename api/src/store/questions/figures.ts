import { sql } from "kysely"
import type { Language } from "#contract/words"
import { batchRead, compiled, takeOne, type Store } from "../../db/store"
import { gradeName, subjectName } from "../../db/names"
import { readSizes } from "../../pool/buckets"

/** A wrong answer is shown from this many players on: that of a single player might show whose it is. */
const fewestPeople = 2
const wrongShown = 5

interface GivenWrong {
  readonly question_id: number
  readonly answer: string
  readonly count: number
}

interface AppealCounts {
  readonly question_id: number
  readonly appeals: number
  readonly openAppeals: number
}

export async function readFigures(store: Store, ids: readonly number[], authorId: number | null) {
  const figures = await store.query
    .selectFrom("questions")
    .innerJoin("question_figures as f", "f.question_id", "questions.id")
    .select(["f.question_id", "f.played", "f.right", "f.hinted", "f.hints"])
    .where("questions.id", "in", takeOne(ids))
    .$if(authorId !== null, (query) => query.where("author_id", "=", authorId))
    .execute()
  if (figures.length === 0) return []
  const played = takeOne(figures.map(({ question_id }) => question_id))
  const [[wrong = []], [appealed = []]] = await Promise.all([
    batchRead<GivenWrong>(store, [
      compiled(
        store,
        sql`SELECT question_id, text AS answer, people AS count FROM given_wrong
          WHERE question_id IN ${played} AND people >= ${sql.lit(fewestPeople)}
          ORDER BY people DESC, given_at DESC`,
      ),
    ]),
    batchRead<AppealCounts>(store, [
      compiled(
        store,
        sql`SELECT question_id, sum(people) AS appeals, sum(iif(verdict IS NULL, people, 0)) AS openAppeals
          FROM appealed WHERE question_id IN ${played} GROUP BY question_id`,
      ),
    ]),
  ])
  return figures.map((each) => ({
    ...each,
    appeals: 0,
    openAppeals: 0,
    ...appealed.find(({ question_id }) => question_id === each.question_id),
    wrong: wrong
      .filter(({ question_id }) => question_id === each.question_id)
      .slice(0, wrongShown)
      .map(({ answer, count }) => ({ answer, count })),
  }))
}

export const readLinkedSubjects = ({ query }: Store, language: Language) =>
  query
    .selectFrom("grade_subjects")
    .innerJoin("grades", "grades.id", "grade_id")
    .innerJoin("subjects", "subjects.id", "subject_id")
    .where("grades.archived_at", "is", null)
    .where("subjects.archived_at", "is", null)
    .select(["grade_id", "subject_id"])
    .select(gradeName("grade_subjects.grade_id", language).as("grade"))
    .select(subjectName("grade_subjects.subject_id", language).as("subject"))
    .orderBy("grade_id")
    .orderBy("subject_id")
    .execute()

/** The pools of each chapter in use; a chapter without one has a row as well. */
export async function readPoolsOfChapters({ query }: Store) {
  const rows = await query
    .selectFrom("chapters")
    .leftJoin("pools", (join) =>
      join
        .onRef("pools.grade_id", "=", "chapters.grade_id")
        .onRef("pools.subject_id", "=", "chapters.subject_id")
        .onRef("chapter_number", "=", "number"),
    )
    .where("archived_at", "is", null)
    .select(["chapters.grade_id", "chapters.subject_id", "number", "game", "sizes"])
    .execute()
  return rows.map(({ sizes, ...row }) => ({ ...row, sizes: readSizes(sizes ?? "{}") }))
}
