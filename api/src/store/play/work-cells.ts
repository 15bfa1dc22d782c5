import { sql } from "kysely"
import { compiled, type Store } from "../../db/store"

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
