import type { Language, WireGame } from "#contract/words"
import { sql, type RawBuilder } from "kysely"
import type { Written } from "../authoring/written"
import { fingerprintOf } from "../draw/fingerprint"
import { compiled, writeTogether, type Store } from "./store"

export interface Chapter {
  readonly gradeId: number
  readonly subjectId: number
  readonly number: number
}

export type Place = Chapter | { readonly section: number }

/** What one author wrote together. */
export interface Sheet {
  readonly game: WireGame
  readonly language: Language
  readonly authorId: number
  /** Ties items that were written together. */
  readonly setId: string | null
  readonly questions: readonly Written[]
  readonly now: number
}

/** Keeps questions until an admin decides, all or none; the first of its place and game makes the pool. */
export async function addWaiting(store: Store, place: Place, sheet: Sheet): Promise<void> {
  const writes = [
    poolMade(place, sheet.game),
    ...sheet.questions.map((question) => questionAdded(place, sheet, question)),
  ]
  await writeTogether(
    store,
    writes.map((write) => compiled(store, write)),
  )
}

const poolMade = (place: Place, game: WireGame): RawBuilder<unknown> =>
  "section" in place
    ? sql`INSERT INTO pools (section, game) VALUES (${place.section}, ${game})
        ON CONFLICT DO NOTHING`
    : sql`INSERT INTO pools (grade_id, subject_id, chapter_number, game)
        VALUES (${place.gradeId}, ${place.subjectId}, ${place.number}, ${game})
        ON CONFLICT DO NOTHING`

function questionAdded(place: Place, sheet: Sheet, written: Written): RawBuilder<unknown> {
  const { language, setId, authorId, now } = sheet
  const { question, lines, answer, summary, level, said } = written
  return sql`INSERT INTO questions (pool_id, status, language, level, set_id, question, lines,
      answer, summary, fingerprint, author_id, created_at)
    SELECT id, 'under review', ${language}, ${level}, ${setId}, ${question},
      ${JSON.stringify(lines)}, ${answer}, ${summary}, ${fingerprintOf(answer, said)},
      ${authorId}, ${now}
    FROM pools WHERE ${isPoolOf(place)} AND game = ${sheet.game}`
}

const isPoolOf = (place: Place) =>
  "section" in place
    ? sql`section = ${place.section}`
    : sql`grade_id = ${place.gradeId} AND subject_id = ${place.subjectId}
        AND chapter_number = ${place.number}`
