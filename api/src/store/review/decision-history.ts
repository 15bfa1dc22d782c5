import { sql } from "kysely"
import * as z from "zod"
import { reviewReasons, type QuestionEvent, type Language, type WireGame } from "#contract/words"
import { type Store, batchRead, compiled } from "../../db/store"
import { isEditable, newestInLine, playedInLine } from "../questions/lines"
import type { OwnQuestion } from "../questions/my-questions"
import { sameSet } from "../questions/questions"
import { chapterName, gradeName, subjectName } from "../../db/names"
import { teaches } from "../accounts/teacher-subjects"
import { undoable } from "./undoing"

interface HistoryQuery {
  readonly event: QuestionEvent | null
  /** Both ends are included. */
  readonly from: number
  readonly to: number
  readonly before: number | null
  readonly limit: number
}

interface EventRow {
  readonly id: number
  readonly question_id: number
  readonly event: QuestionEvent
  readonly at: number
  readonly by: string
  readonly reason: string
  readonly templates: string
  readonly answer: string
  readonly question: string
  readonly author: string | null
}

/** The decisions, newest first: a range of an index, so that newer events and other kinds are not read. */
export async function readEvents(
  { query }: Store,
  wanted: HistoryQuery,
): Promise<readonly EventRow[]> {
  const { event, from, to, before, limit } = wanted
  const ofKind = event ? sql`event = ${event} AND` : sql``
  const index = event ? sql`question_events_by_kind` : sql`question_events_by_time`
  const last = sql`(SELECT at FROM question_events WHERE id = ${before})`
  const after =
    before === null ? sql`` : sql`AND at <= ${last} AND (at < ${last} OR e.id < ${before})`
  const { rows } = await sql<EventRow>`SELECT e.id, question_id, event, at,
      coalesce(people.name, '') AS by, reason, templates, e.answer, questions.question, author.name AS author
    FROM question_events AS e INDEXED BY ${index} CROSS JOIN questions ON questions.id = question_id
    LEFT JOIN people ON people.id = person_id
    LEFT JOIN people AS author ON author.id = author_id
    WHERE ${ofKind} at BETWEEN ${from} AND ${to} ${after}
    ORDER BY at DESC, e.id DESC LIMIT ${limit}`.execute(query)
  return rows
}

const templates = z.array(z.string())

export const toTemplates = (text: string | undefined) => {
  const keys = templates.parse(JSON.parse(text ?? "[]"))
  return reviewReasons.filter((reason) => keys.includes(reason))
}

const versionsMax = 20
const eventsMax = 200

export interface Version extends Omit<OwnQuestion, "pool_id" | "game" | "status_at"> {
  readonly game: WireGame
  readonly author_id: number | null
  readonly author: string | null
  readonly role: string | null
  readonly teaches: number
  readonly subject_id: number | null
  readonly grade_id: number | null
  readonly chapter_number: number | null
  readonly section: number | null
  readonly gradeName: string
  readonly subjectName: string
  readonly chapterName: string
  readonly replaces: number | null
  readonly played: number | null
  readonly newest: number | null
  readonly editable: number
  readonly requested: string | null
  readonly twins: string
  readonly undoable: number
  readonly trusted: number
}

export interface Event {
  readonly question_id: number
  readonly event: QuestionEvent
  readonly at: number
  readonly person_id: number | null
  readonly by: string | null
  readonly reason: string
  readonly templates: string
  readonly answer: string
}

interface WantedStory {
  readonly questionId: number
  readonly language: Language
  readonly since: number
}

export async function readStory(store: Store, wanted: WantedStory) {
  const { questionId } = wanted
  const versions = sql`WITH RECURSIVE versions(id, depth) AS (SELECT CAST(${questionId} AS INTEGER), 0
    UNION ALL SELECT replaces, depth + 1 FROM versions CROSS JOIN question_versions
      ON question_id = versions.id WHERE depth < ${versionsMax})`
  const inVersions = sql`${versions} SELECT ${columns(wanted)} FROM versions
    CROSS JOIN questions ON questions.id = versions.id ${joins} ORDER BY depth`
  const inSet = sql`SELECT ${columns(wanted)} FROM questions ${joins} WHERE set_id IS NOT NULL AND ${sameSet(questionId)}
    ORDER BY questions.level, questions.id`
  const [chain = [], set = []] = await batchRead<Version>(store, [
    compiled(store, sql<Version>`${inVersions}`),
    compiled(store, sql<Version>`${inSet}`),
  ])
  const [events = []] = await batchRead<Event>(store, [
    compiled(
      store,
      sql<Event>`${versions} SELECT * FROM (SELECT question_id, event, at, person_id, people.name AS by,
          reason, templates, answer, question_events.id
        FROM versions CROSS JOIN question_events ON question_id = versions.id
        LEFT JOIN people ON people.id = person_id
        ORDER BY question_events.id DESC LIMIT ${sql.lit(eventsMax)}) ORDER BY id`,
    ),
  ])
  return { chain, set, events }
}

const joins = sql`JOIN pools ON pools.id = questions.pool_id
  LEFT JOIN people ON people.id = questions.author_id
  LEFT JOIN question_versions AS own ON own.question_id = questions.id`

const columns = ({
  questionId,
  language,
  since,
}: WantedStory) => sql`questions.id, pools.game, questions.status,
  questions.language, questions.level, set_id, question, lines, answer, wrong_answers, exact, accepted_answers, summary,
  questions.created_at, author_id, people.name AS author, people.role,
  ${teaches} AS teaches,
  pools.subject_id, pools.grade_id, pools.chapter_number, pools.section,
  ${gradeName("pools.grade_id", language)} AS "gradeName",
  ${subjectName("pools.subject_id", language)} AS "subjectName",
  ${chapterName("pools", "chapter_number", language)} AS "chapterName",
  own.replaces, iif(questions.id = ${questionId}, ${playedInLine}, NULL) AS played,
  iif(questions.id = ${questionId}, ${newestInLine}, NULL) AS newest,
  iif(questions.id = ${questionId}, ${isEditable}, 0) AS editable,
  (SELECT json_group_array(id) FROM questions AS twin INDEXED BY questions_linked
    WHERE twin.answer_key >= '#' AND twin.answer_key < '$' AND twin.answer_key = questions.answer_key
    AND twin.id <> questions.id AND twin.status <> 'replaced') AS twins,
  ${undoable(since)} AS undoable,
  (SELECT reason FROM retirement_requests WHERE question_id = questions.id) AS requested,
  EXISTS (SELECT 1 FROM trusted_authors WHERE person_id = author_id
    AND trusted_authors.subject_id = pools.subject_id) AS trusted`
