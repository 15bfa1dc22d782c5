import { sql, type RawBuilder } from "kysely"
import type { LessonCell } from "#game/live/results"
import { writePlay, type PlayStore } from "../../db/store"
import { hasTypedAnswers } from "../../games/games"
import type { LessonQuestion } from "../questions/lesson-questions"
import { countUnplayed, markTwins, rowsOfTwins } from "./mark-twins"
import { asLesson, countAnswers, writeAnswers } from "./played"

/** A message of the queue: these people have seen the answer to a question, so it is practice for them from now on. */
export interface RevealedQuestion {
  readonly revealed: LessonQuestion
  readonly people: readonly number[]
  readonly at: number
}

export interface LessonPlayed {
  readonly lesson: number
  readonly workId: number | null
  /** Those that were shown to the player, the first of the cells. */
  readonly questions: readonly LessonQuestion[]
  readonly cells: readonly (LessonCell | null)[]
  readonly at: number
}

export type LessonMessage = RevealedQuestion | LessonPlayed

/** @param silent nothing that it writes is published, since others do not see what only counts as played. */
export async function takeTaught(
  { play, silent }: { readonly play: PlayStore; readonly silent: PlayStore },
  personId: number,
  message: LessonMessage,
): Promise<void> {
  if ("lesson" in message) return takeLesson(play, personId, message)
  await writePlay(silent, asPlayed(personId, message.revealed, message.at))
  await writePlay(play, [withoutPoints(personId, message.revealed)])
}

const toIds = (ids: readonly number[]) => sql`(SELECT value FROM json_each(${JSON.stringify(ids)}))`

/** A question whose answer was shown counts as played, so that it never earns any points. */
function asPlayed(
  personId: number,
  { id, pool, game, subjectId, language, level, twins, versions }: LessonQuestion,
  now: number,
): readonly RawBuilder<unknown>[] {
  const all = rowsOfTwins([[id, language, level], ...twins])
  const counted = sql`SELECT * FROM (${all}) AS q WHERE q.id <> ${id} OR NOT EXISTS (SELECT 1 FROM attempts
    WHERE person_id = ${personId} AND is_played = 1 AND question_id IN ${toIds(versions)})`
  return [
    sql`INSERT INTO cursors (person_id, pool_id, game, subject_id, segments, version)
      VALUES (${personId}, ${pool}, ${game}, ${subjectId}, '{}', 0) ON CONFLICT DO NOTHING`,
    countUnplayed({ personId, poolId: pool }, counted),
    markTwins({ personId, poolId: pool }, all, now),
  ]
}

/** In play, also in another version or language. A version has the place of the question, so it is not counted again. */
const withoutPoints = (personId: number, { id, twins, versions }: LessonQuestion) =>
  sql`UPDATE attempts SET is_practice = 1, is_skipped = 0, is_twin = iif(is_played = 1, is_twin, 1),
      is_played = 1
    WHERE person_id = ${personId} AND answered_at IS NULL AND issued_at > 0 AND (is_practice = 0 OR is_skipped = 1)
      AND question_id IN ${toIds([id, ...versions, ...twins.map(([twin]) => twin)])}`

/**
 * What was played in a live round: practice in the history, the mistakes and the days, without points, and rounds of its
 * piece of work. Taken once, however often it comes.
 */
async function takeLesson(
  play: PlayStore,
  personId: number,
  { workId, questions, cells, at }: LessonPlayed,
): Promise<void> {
  const played = questions.map((question, place) => ({ question, cell: cells[place] ?? null }))
  const judged = played.flatMap(({ question, cell }) => {
    const isVerdict = cell?.mark === "right" || cell?.mark === "wrong"
    return cell && isVerdict ? { question, cell, isRight: cell.mark === "right" } : []
  })
  const done = cells.filter((cell) => cell && toAnswered(cell, at) !== null).length
  const noted = sql`INSERT INTO works_played (work_id, rounds, done, begun_at, version)
    SELECT ${workId}, ${cells.length}, ${done}, ${at}, version + 1 FROM player WHERE TRUE
    ON CONFLICT DO NOTHING`
  await writePlay(play, [
    ...questions.flatMap((question) => [
      ...asPlayed(personId, question, at),
      withoutPoints(personId, question),
    ]),
    ...asAnswers(personId, judged, at),
    asUnanswered(
      personId,
      questions.filter(({ id }) => !judged.some(({ question }) => question.id === id)),
    ),
    ...(workId === null
      ? []
      : played.flatMap(({ question, cell }, place) =>
          cell ? asRound(workId, place, { question, cell, at }) : [],
        )),
    ...(workId !== null && cells.some(Boolean) ? [noted] : []),
  ])
}

interface JudgedCell {
  readonly question: LessonQuestion
  readonly cell: LessonCell
  readonly isRight: boolean
}

/** Issued anew by the lesson, unless the player has played it since, and answered. */
function asAnswers(
  personId: number,
  judged: readonly JudgedCell[],
  at: number,
): readonly RawBuilder<unknown>[] {
  const isEarlier = sql`issued_at < ${at}`
  const pools = new Set(judged.map(({ question }) => question.pool))
  return [
    ...[...pools].flatMap((poolId) => {
      const owner = { personId, poolId }
      const answers = judged
        .filter(({ question }) => question.pool === poolId)
        .map(({ question, isRight, cell: { given, hints } }) => {
          return { questionId: question.id, given, isRight, hints }
        })
      return [
        writeAnswers(owner, answers, isEarlier, at, asLesson),
        countAnswers(owner, answers, isEarlier),
      ]
    }),
    ...judged.map(
      ({ question, isRight, cell: { given } }) =>
        sql`UPDATE attempts SET is_practice = 1, round = 0, issued_at = ${at}, turn_at = ${at},
            given_answer = ${given}, is_right = ${Number(isRight)}, answered_at = ${at},
            is_mistake = ${Number(!isRight)}, is_twin = 0
          WHERE person_id = ${personId} AND question_id = ${question.id} AND ${isEarlier}`,
    ),
  ]
}

const asUnanswered = (personId: number, questions: readonly LessonQuestion[]) =>
  sql`UPDATE attempts SET is_twin = 0 WHERE person_id = ${personId} AND is_twin = 1
    AND question_id IN ${toIds(questions.map(({ id }) => id))}`

interface Round {
  readonly question: LessonQuestion
  readonly cell: LessonCell
  readonly at: number
}

/** What came too late is after the end of the work, and not judged. */
const toAnswered = ({ mark }: LessonCell, at: number): number | null => {
  if (mark === "late") return at + 1
  return mark === "blank" ? null : at
}

function asRound(workId: number, place: number, { question, cell, at }: Round) {
  const verdict = { right: 1, wrong: 0 } as const
  const isRight = cell.mark === "right" || cell.mark === "wrong" ? verdict[cell.mark] : null
  const answeredAt = toAnswered(cell, at)
  const given = hasTypedAnswers(question.game) ? cell.given : null
  const answers = answeredAt === null ? {} : { [question.id]: [isRight, given, cell.hints] }
  return sql`INSERT INTO work_rounds (work_id, place, pool_id, round, questions, issued_at, answers,
      answered_at)
    VALUES (${workId}, ${place}, ${question.pool}, 0, ${JSON.stringify([question.id])}, ${at},
      ${JSON.stringify(answers)}, ${answeredAt}) ON CONFLICT DO NOTHING`
}
