import { sql, type RawBuilder } from "kysely"
import * as z from "zod"
import type { DrawnQuestion } from "../../games/game"
import type { PoolRow } from "../questions/pools"
import { writePlay, type PlayStore } from "../../db/store"
import { afterChangingOne, skippedNoMore } from "./cursors"
import { countTwins } from "./mark-twins"

interface BegunRow {
  readonly place: number
  readonly questions: string
  readonly issuedAt: number
  readonly round: number
  readonly answeredAt: number | null
  /** Whether the questions are still those of this issue: none was answered or issued again. */
  readonly isOpen: number
}

const ids = z.array(z.number())

export async function readBegun({ query }: PlayStore, personId: number, workId: number) {
  const { rows } = await sql<BegunRow>`SELECT place, questions, issued_at AS issuedAt, round,
      answered_at AS answeredAt, answered_at IS NULL AND NOT EXISTS (
        SELECT 1 FROM json_each(questions) CROSS JOIN attempts
        ON person_id = ${personId} AND question_id = value
        WHERE attempts.issued_at <> work_rounds.issued_at OR attempts.answered_at IS NOT NULL) AS isOpen
    FROM work_rounds WHERE work_id = ${workId}`.execute(query)
  return new Map(
    rows.map(({ place, questions, isOpen, ...row }) => [
      place,
      { ...row, questionIds: ids.parse(JSON.parse(questions)), isOpen: isOpen === 1 },
    ]),
  )
}

/** How many rounds of these are answered; a range, because a list of ids is read itself, row by row. */
export async function readDone({ query }: PlayStore, workIds: readonly number[]) {
  if (workIds.length === 0) return new Map<number, number>()
  const { rows } = await sql<{ id: number; done: number }>`SELECT work_id AS id, done
    FROM works_played WHERE work_id BETWEEN ${Math.min(...workIds)} AND ${Math.max(...workIds)}`.execute(
    query,
  )
  return new Map(rows.map(({ id, done }) => [id, done]))
}

export interface WorkPlace {
  readonly personId: number
  readonly workId: number
  readonly place: number
  readonly rounds: number
  readonly earnsPoints: boolean
}

interface IssuedRound {
  readonly questions: readonly DrawnQuestion[]
  readonly pool: Pick<PoolRow, "id" | "game" | "subject_id">
}

interface IssuedNow extends IssuedRound {
  readonly isSet: boolean
  readonly isClosedByClaim: boolean
  readonly issuedBefore: number | null
}

/**
 * Issues questions for a work, whether or not they were given to the player before, and moves no cursor: what was
 * answered is practice. Changes nothing if another draw came first.
 */
export async function issueForWork(
  play: PlayStore,
  of: WorkPlace,
  { questions, pool, isSet, isClosedByClaim, issuedBefore }: IssuedNow,
  now: number,
): Promise<void> {
  const { personId } = of
  const version = sql`(SELECT version FROM cursors WHERE person_id = ${personId}
    AND pool_id = ${pool.id})`
  const round = isSet ? sql`coalesce(${version}, 0) + 1` : sql`0`
  const issue = questions.map(
    ({ id, language, level }) => sql`INSERT INTO attempts (person_id, question_id, pool_id,
        language, level, round, claim_at, turn_at, issued_at)
      SELECT ${personId}, ${id}, ${pool.id}, ${language}, ${level}, ${isSet ? version : sql`0`},
        ${isClosedByClaim ? now : null}, ${now}, ${now} WHERE ${afterChangingOne}
      ON CONFLICT DO UPDATE SET round = excluded.round, turn_at = excluded.turn_at,
        issued_at = excluded.issued_at, is_practice = is_played, is_skipped = 0,
        given_answer = NULL, is_right = NULL, answered_at = NULL,
        claim_at = coalesce(excluded.claim_at, claim_at)`,
  )
  await writePlay(play, [
    noteRound(of, { questions, pool }, { round, issuedBefore }, now),
    sql`INSERT INTO cursors (person_id, pool_id, game, subject_id, segments, version)
      SELECT ${personId}, ${pool.id}, ${pool.game}, ${pool.subject_id}, '{}', 1
      WHERE ${afterChangingOne} ON CONFLICT DO UPDATE SET version = version + 1`,
    ...issue,
    noteWork(of, now),
    ...(of.earnsPoints ? [] : asPractice(of, pool.id, now)),
  ])
}

/**
 * Makes a draw of a chapter one of a work. Other draws of the pool then do not repeat it and do not count it as skipped.
 * Changes nothing if another draw for the work came first.
 */
export const takeForWork = (
  play: PlayStore,
  of: WorkPlace,
  { questions, pool, round }: IssuedRound & { readonly round: number },
  now: number,
) =>
  writePlay(play, [
    noteRound(of, { questions, pool }, { round: sql`${round}`, issuedBefore: null }, now),
    sql`UPDATE cursors SET drawn = NULL, drawn_at = NULL
      WHERE person_id = ${of.personId} AND pool_id = ${pool.id} AND ${afterChangingOne}`,
    noteWork(of, now),
    ...(of.earnsPoints ? [] : asPractice(of, pool.id, now)),
    skippedNoMore(
      of.personId,
      questions.map(({ id }) => id),
    ),
  ])

/** The first write of an issue: the others run if it changed a row. */
const noteRound = (
  { workId, place }: WorkPlace,
  { questions, pool }: IssuedRound,
  issue: { readonly round: RawBuilder<unknown>; readonly issuedBefore: number | null },
  now: number,
) => sql`INSERT INTO work_rounds (work_id, place, pool_id, round, questions, issued_at)
    VALUES (${workId}, ${place}, ${pool.id}, ${issue.round},
      ${JSON.stringify(questions.map(({ id }) => id))}, ${now})
    ON CONFLICT DO UPDATE SET round = excluded.round, issued_at = excluded.issued_at, answers = '{}',
      is_packed = 0
    WHERE answered_at IS NULL AND issued_at IS ${issue.issuedBefore}`

const noteWork = ({ workId, rounds }: WorkPlace, now: number) =>
  sql`INSERT INTO works_played (work_id, rounds, begun_at, version)
    SELECT ${workId}, ${rounds}, ${now}, version + 1 FROM player WHERE ${afterChangingOne}
    ON CONFLICT DO UPDATE SET rounds = excluded.rounds, version = excluded.version`

/** What was issued for no points counts as played, so that it never earns any. */
function asPractice({ personId, workId, place }: WorkPlace, poolId: number, now: number) {
  const own = sql`person_id = ${personId} AND attempts.issued_at = ${now} AND question_id IN (
    SELECT value FROM work_rounds CROSS JOIN json_each(work_rounds.questions)
    WHERE work_id = ${workId} AND place = ${place} AND work_rounds.issued_at = ${now})`
  const questions = sql`SELECT question_id AS id, language, level FROM attempts WHERE ${own}`
  return countTwins({ personId, poolId }, questions, now)
}
