import { sql, type RawBuilder } from "kysely"
import type { LessonCell } from "#game/live/results"
import { batchWrite, compiled, type PlayStore } from "../../db/store"
import { hasTypedAnswers } from "../../games/games"
import type { LessonQuestion } from "../questions/lesson-questions"
import { countTwins, rowsOfTwins } from "./mark-twins"
import { countAnswers, writeAnswers } from "./played"

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

const run = (play: PlayStore, writes: readonly RawBuilder<unknown>[]) =>
  batchWrite(
    play,
    writes.map((write) => compiled(play, write)),
  )

export const takeTaught = (play: PlayStore, personId: number, message: LessonMessage) =>
  "revealed" in message
    ? run(play, asPractice(personId, message.revealed, message.at))
    : takeLesson(play, personId, message)

/**
 * A question whose answer was shown counts as played, so that it never earns any points; also if it is in play, as it is,
 * in another version or in another language.
 */
function asPractice(
  personId: number,
  { id, pool, game, subjectId, language, level, twins, versions }: LessonQuestion,
  now: number,
): readonly RawBuilder<unknown>[] {
  const inPlay = sql`person_id = ${personId} AND answered_at IS NULL AND issued_at > 0`
  const all = sql`${rowsOfTwins([[id, language, level], ...twins])}
    UNION SELECT question_id, language, level FROM attempts
    WHERE ${inPlay} AND question_id IN (SELECT value FROM json_each(${JSON.stringify(versions)}))`
  return [
    sql`INSERT INTO cursors (person_id, pool_id, game, subject_id, segments, version)
      VALUES (${personId}, ${pool}, ${game}, ${subjectId}, '{}', 0) ON CONFLICT DO NOTHING`,
    ...countTwins({ personId, poolId: pool }, all, now),
    sql`UPDATE attempts SET is_practice = 1, is_skipped = 0
      WHERE ${inPlay} AND question_id IN (SELECT id FROM (${all}))
        AND (is_practice = 0 OR is_skipped = 1)`,
  ]
}

/**
 * What was played in a live round: practice in the history, the mistakes and the days, without points, and rounds of its
 * piece of work. Taken once, however often it comes.
 */
async function takeLesson(
  play: PlayStore,
  personId: number,
  { workId, questions, cells, at }: LessonPlayed,
): Promise<unknown> {
  const writes = questions.flatMap((question, place) => {
    const cell = cells[place]
    const isVerdict = cell?.mark === "right" || cell?.mark === "wrong"
    return [
      ...asPractice(personId, question, at),
      ...(cell && isVerdict
        ? asAnswer(personId, question, cell, at)
        : asUnanswered(personId, question)),
      ...(cell && workId !== null ? [asRound(workId, place, { question, cell, at })] : []),
    ]
  })
  const done = cells.filter((cell) => cell && toAnswered(cell, at) !== null).length
  const noted = sql`INSERT INTO works_played (work_id, rounds, done, begun_at, version)
    SELECT ${workId}, ${cells.length}, ${done}, ${at}, version + 1 FROM player WHERE TRUE
    ON CONFLICT DO NOTHING`
  return run(play, [...writes, ...(workId !== null && cells.some(Boolean) ? [noted] : [])])
}

const ofQuestion = (personId: number, { id }: LessonQuestion) =>
  sql`person_id = ${personId} AND question_id = ${id}`

/** Issued anew by the lesson, unless the player has played it since, and answered. */
function asAnswer(
  personId: number,
  question: LessonQuestion,
  { mark, given, hints }: LessonCell,
  at: number,
): readonly RawBuilder<unknown>[] {
  const owner = { personId, poolId: question.pool }
  const answers = [{ questionId: question.id, given, isRight: mark === "right", hints }]
  const isOpen = sql`answered_at IS NULL AND attempts.issued_at = ${at}`
  const own = ofQuestion(personId, question)
  return [
    sql`UPDATE attempts SET is_practice = 1, round = 0, issued_at = ${at}, turn_at = ${at},
        given_answer = NULL, is_right = NULL, answered_at = NULL
      WHERE ${own} AND issued_at < ${at}`,
    writeAnswers(owner, answers, isOpen, at),
    countAnswers(owner, answers, isOpen),
    sql`UPDATE attempts SET given_answer = ${given}, is_right = ${Number(mark === "right")},
        answered_at = ${at}, is_mistake = ${Number(mark !== "right")}, is_twin = 0
      WHERE ${own} AND ${isOpen}`,
  ]
}

const asUnanswered = (personId: number, question: LessonQuestion) => [
  sql`UPDATE attempts SET is_twin = 0 WHERE ${ofQuestion(personId, question)} AND is_twin = 1`,
]

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
