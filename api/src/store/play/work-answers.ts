import { sql, type RawBuilder } from "kysely"
import { type PlayStore, compiled, type Store } from "../../db/store"

export interface AnswerInWork {
  readonly questionId: number
  readonly given: string | null
  readonly isRight: boolean | null
  readonly hints?: number | null
  readonly share?: number
}

interface Answering {
  readonly personId: number
  readonly now: number
  readonly isOpen: RawBuilder<unknown>
  /** Of the issue, if it may not be the newest of its question. */
  readonly issuedAt?: number
}

/**
 * The writes that add answers to the rounds of works that issued their questions, before the attempts are closed.
 */
export async function answerInWork(
  { query }: PlayStore,
  { personId, now, isOpen, issuedAt }: Answering,
  answers: readonly AnswerInWork[],
): Promise<readonly RawBuilder<unknown>[]> {
  const open = sql`SELECT 1 FROM work_rounds WHERE answered_at IS NULL LIMIT 1`
  if ((await open.execute(query)).rows.length === 0) return []
  const given = JSON.stringify(
    answers.map(({ questionId, given, isRight, hints = null, share }) => [
      questionId,
      [
        isRight === null ? null : Number(isRight),
        given,
        hints,
        ...(share === undefined ? [] : [share]),
      ],
    ]),
  )
  const told = sql`FROM json_each(${given}) AS told
    CROSS JOIN attempts ON question_id = told.value ->> 0
    WHERE person_id = ${personId} AND (${isOpen})
      AND ${issuedAt === undefined ? sql`attempts.issued_at` : sql`${issuedAt}`} = work_rounds.issued_at
      AND question_id IN (SELECT asked.value FROM json_each(work_rounds.questions) AS asked)`
  return [
    sql`UPDATE work_rounds SET answers = json_patch(answers, (
        SELECT json_group_object(question_id, json(told.value -> 1)) ${told}))
      WHERE answered_at IS NULL AND 0 < (SELECT count(*) ${told})`,
    sql`UPDATE work_rounds SET answered_at = ${now} WHERE answered_at IS NULL AND answers <> '{}'
      AND json_array_length(questions) = (SELECT count(*) FROM json_each(answers))`,
  ]
}

export interface WorkState {
  readonly workId: number
  readonly version: number
  readonly cells: readonly unknown[]
  readonly done: number
  readonly right: number
  readonly startedAt: number
  readonly finishedAt: number | null
}

export interface WorkRange {
  readonly after: number
  readonly to: number
  readonly works: readonly WorkState[]
}

/** The writes of these states: none that is older than what is stored, and none of a work that was deleted. */
export const writeWork = (
  store: Store,
  states: readonly (WorkState & { readonly personId: number })[],
) =>
  states.length === 0
    ? []
    : [
        compiled(
          store,
          sql`INSERT INTO work_cells (work_id, person_id, cells, done, right, started_at, finished_at,
              version)
            SELECT works.id, told.value ->> 'personId', told.value -> 'cells', told.value ->> 'done',
              told.value ->> 'right', told.value ->> 'startedAt', told.value ->> 'finishedAt',
              told.value ->> 'version'
            FROM json_each(${JSON.stringify(states)}) AS told
            CROSS JOIN works ON works.id = told.value ->> 'workId' WHERE TRUE
            ON CONFLICT DO UPDATE SET cells = excluded.cells, done = excluded.done,
              right = excluded.right, finished_at = excluded.finished_at, version = excluded.version
            WHERE excluded.version > work_cells.version`,
        ),
      ]

/** A range that begins after what is stored is not all that is missing. */
export const assignWorkStored = ({ after, to }: WorkRange) =>
  sql`work_stored = iif(work_stored < ${after}, work_stored, max(work_stored, ${to}))`
