import type { Language, WireGame } from "#contract/words"
import { sql } from "kysely"
import { readNumber } from "./curriculum"
import { linesOf } from "./questions"
import type { Store } from "./store"

/** How far back the history goes. */
const mostEntries = 500

interface Wanted {
  readonly personId: number
  /** In either language; empty for all. */
  readonly subject: string
  /** Its number, or its name in either language; empty for all. */
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
}

/** Newest first. One index a way of asking gives the entries in their order. */
export async function readHistory(store: Store, wanted: Wanted): Promise<readonly PastAnswer[]> {
  const rows = await entriesWanted(store, wanted).limit(mostEntries).execute()
  return rows.map(({ lines, is_right, ...row }) => ({
    ...row,
    lines: linesOf(lines),
    isRight: is_right === null ? null : is_right === 1,
  }))
}

function entriesWanted(store: Store, { personId, subject, chapter, language }: Wanted) {
  const entries = entriesOf(store, personId, language)
  const ofSubject = subject
    ? entries.where("answers.subject_id", "=", idOfSubject(subject.normalize("NFC")))
    : entries
  const number = readNumber(chapter)
  const name = chapter.normalize("NFC")
  if (!chapter) return ofSubject
  if (number !== null) return ofSubject.where("pools.chapter_number", "=", number)
  return ofSubject.where((where) =>
    where.or([where("chapters.name_en", "=", name), where("chapters.name_ar", "=", name)]),
  )
}

/** Looked up before, so that the index knows what it is asked for. */
const idOfSubject = (name: string) =>
  sql<number>`(SELECT id FROM subjects WHERE name_en = ${name} OR name_ar = ${name})`

const entriesOf = ({ query }: Store, personId: number, language: Language) =>
  query
    .selectFrom("answers")
    .innerJoin("questions", "questions.id", "answers.question_id")
    .innerJoin("pools", "pools.id", "questions.pool_id")
    .innerJoin("subjects", "subjects.id", "answers.subject_id")
    .innerJoin("chapters", (join) =>
      join
        .onRef("chapters.grade_id", "=", "pools.grade_id")
        .onRef("chapters.subject_id", "=", "pools.subject_id")
        .onRef("chapters.number", "=", "pools.chapter_number"),
    )
    .select(["questions.question", "questions.lines", "questions.answer as rightAnswer"])
    .select(["pools.game", `subjects.name_${language} as subject`])
    .select([`chapters.name_${language} as chapter`, "answers.given_answer as given"])
    .select(["answers.is_right", "answers.answered_at as answeredAt"])
    .where("answers.person_id", "=", personId)
    .where("answers.subject_id", "is not", null)
    .orderBy("answers.answered_at", "desc")
    .orderBy("answers.id", "desc")
