import type { Language, WireGame } from "#contract/words"
import { sql } from "kysely"
import { chapterName, nameKey, readNumber, subjectName } from "./names"
import { linesOf } from "./questions"
import type { Store } from "./store"

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
export async function readHistory(store: Store, wanted: Wanted): Promise<readonly PastAnswer[]> {
  const rows = await entriesWanted(store, wanted).limit(maxEntries).execute()
  return rows.map(({ lines, is_right, ...row }) => ({
    ...row,
    lines: linesOf(lines),
    isRight: is_right === null ? null : is_right === 1,
  }))
}

function entriesWanted(store: Store, { personId, subject, chapter, language }: Wanted) {
  const entries = entriesOf(store, personId, language)
  const ofSubject = subject
    ? entries.where("answers.subject_id", "=", idOfSubject(nameKey(subject)))
    : entries
  const number = readNumber(chapter)
  if (!chapter) return ofSubject
  if (number !== null) return ofSubject.where("pools.chapter_number", "=", number)
  return ofSubject.where("pools.chapter_number", "=", numberOfChapter(nameKey(chapter)))
}

/** A subquery of its own, so that the index of the answers gets one value. */
const idOfSubject = (name: string) =>
  sql<number>`(SELECT subject_id FROM subject_names WHERE name = ${name} LIMIT 1)`

/** By the unique names of a grade. */
const numberOfChapter = (name: string) =>
  sql<number>`(SELECT number FROM chapter_names INDEXED BY chapter_names_unique
    WHERE grade_id = pools.grade_id AND name = ${name}
    AND subject_id = pools.subject_id LIMIT 1)`

const entriesOf = ({ query }: Store, personId: number, language: Language) =>
  query
    .selectFrom("answers")
    .innerJoin("questions", "questions.id", "answers.question_id")
    .innerJoin("pools", "pools.id", "questions.pool_id")
    .select(["questions.question", "questions.lines", "questions.answer as rightAnswer"])
    .select(["pools.game", subjectName("answers.subject_id", language).as("subject")])
    .select(chapterName("pools", "chapter_number", language).as("chapter"))
    .select("answers.given_answer as given")
    .select(["answers.is_right", "answers.answered_at as answeredAt"])
    .select("answers.set_name as set")
    .where("answers.person_id", "=", personId)
    .where("answers.subject_id", "is not", null)
    .orderBy("answers.answered_at", "desc")
    .orderBy("answers.id", "desc")
