import type { Language, WireGame } from "#contract/words"
import { sql } from "kysely"
import { chapterName, nameKey, readNumber, subjectName } from "./names"
import { allAnswers, linesOf } from "./questions"
import { oneOf, type Stores } from "./store"

const maxEntries = 500

interface Wanted {
  readonly personId: number
  /** In any language; empty for all. */
  readonly subject: string
  /** Its number, or its name in any language; empty for all. */
  readonly chapter: string
  readonly language: Language
}

/** An answer that a player gave in education. */
export interface PastAnswer {
  readonly question: string
  readonly lines: readonly string[]
  readonly rightAnswer: string
  readonly game: WireGame
  readonly subject: string
  readonly chapter: string
  readonly given: string | null
  readonly isRight: boolean | null
  readonly answeredAt: number
  /** The same for all questions of a set; `null` of one that was issued alone. */
  readonly set: string | null
}

/** Newest first; with and without a subject, an index gives the entries in their order. */
export async function readHistory(stores: Stores, wanted: Wanted): Promise<readonly PastAnswer[]> {
  const subjectId = await findSubject(stores, wanted.subject)
  if (subjectId === undefined) return []
  const poolIds = await findPools(stores, wanted, subjectId)
  if (poolIds?.length === 0) return []
  const entries = await readEntries(stores, wanted.personId, subjectId, poolIds)
  const questions = await readAsked(stores, wanted.language, entries)
  return entries.flatMap(({ question_id, is_right, ...entry }) => {
    const question = questions.get(question_id)
    const isRight = is_right === null ? null : is_right === 1
    return question ? { ...question, ...entry, isRight } : []
  })
}

/** `null` for all, `undefined` where there is none of this name. */
async function findSubject({ store }: Stores, subject: string) {
  if (!subject) return null
  const row = await store.query
    .selectFrom("subject_names")
    .select("subject_id")
    .where("name", "=", nameKey(subject))
    .executeTakeFirst()
  return row?.subject_id
}

/** Of the pools that the player has played, those of the chapter; `null` for all. */
async function findPools(
  { store, play }: Stores,
  { personId, chapter }: Wanted,
  subjectId: number | null,
): Promise<readonly number[] | null> {
  if (!chapter) return null
  const cursors = await play.query
    .selectFrom("cursors")
    .select("pool_id")
    .where("person_id", "=", personId)
    .where(isOf(subjectId))
    .execute()
  const number = readNumber(chapter) ?? numberOfChapter(nameKey(chapter))
  const pools = await store.query
    .selectFrom("pools")
    .select("id")
    .where("id", "in", oneOf(cursors.map(({ pool_id }) => pool_id)))
    .where("chapter_number", "=", number)
    .execute()
  return pools.map(({ id }) => id)
}

const lastMax = 200

/** The questions that a player answered last. */
export async function readLastAnswered({ play }: Stores, personId: number): Promise<number[]> {
  const answers = await play.query
    .selectFrom("answers")
    .select("question_id")
    .where("person_id", "=", personId)
    .orderBy("answered_at", "desc")
    .limit(lastMax)
    .execute()
  return [...new Set(answers.map(({ question_id }) => question_id))]
}

/** Entertainment has no subject. */
const isOf = (subjectId: number | null) =>
  subjectId === null
    ? sql<boolean>`subject_id IS NOT NULL`
    : sql<boolean>`subject_id = ${subjectId}`

/** By the unique names of a grade. */
const numberOfChapter = (name: string) =>
  sql<number>`(SELECT number FROM chapter_names INDEXED BY chapter_names_unique
    WHERE grade_id = pools.grade_id AND name = ${name}
    AND subject_id = pools.subject_id LIMIT 1)`

function readEntries(
  { play }: Stores,
  personId: number,
  subjectId: number | null,
  poolIds: readonly number[] | null,
) {
  const entries = play.query
    .selectFrom("answers")
    .select(["answers.question_id", "answers.given_answer as given"])
    .select(["answers.is_right", "answers.answered_at as answeredAt"])
    .select("answers.set_name as set")
    .where("answers.person_id", "=", personId)
    .where(isOf(subjectId))
    .orderBy("answers.answered_at", "desc")
    .orderBy("answers.id", "desc")
    .limit(maxEntries)
  if (!poolIds) return entries.execute()
  return entries
    .innerJoin("attempts", (join) =>
      join
        .onRef("attempts.person_id", "=", "answers.person_id")
        .onRef("attempts.question_id", "=", "answers.question_id"),
    )
    .where("attempts.pool_id", "in", oneOf(poolIds))
    .execute()
}

/** The questions of these entries, each read once. */
async function readAsked(
  { store }: Stores,
  language: Language,
  entries: readonly { readonly question_id: number }[],
) {
  const ids = [...new Set(entries.map(({ question_id }) => question_id))]
  const rows = await store.query
    .selectFrom("questions as q")
    .innerJoin("pools", "pools.id", "q.pool_id")
    .select(["q.id", "q.question", "q.lines", allAnswers.as("rightAnswer")])
    .select(["pools.game", subjectName("pools.subject_id", language).as("subject")])
    .select(chapterName("pools", "chapter_number", language).as("chapter"))
    .where("q.id", "in", oneOf(ids))
    .execute()
  return new Map(rows.map(({ id, lines, ...row }) => [id, { ...row, lines: linesOf(lines) }]))
}
