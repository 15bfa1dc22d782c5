import {
  assignWorkStored,
  writeWork,
  type WorkRange,
  type WorkState,
} from "../../store/play/work-answers"
import type { Topic } from "./topic"

/** The length of the works in one message, in characters; at least one work, which has about 30,000 at most. */
const maxLength = 30_000
/** The longest answer whose text the book has whole. */
const givenMax = 120

export const work: Topic<WorkRange> = {
  name: "work",
  isKept: true,
  versionIn: { people: "work_stored", player: "work_published" },
  read({ sql, player: { work_published: after } }) {
    const changed = sql
      .exec<{ work_id: number; version: number }>(
        "SELECT work_id, version FROM works_played WHERE version > ? ORDER BY version",
        after,
      )
      .toArray()
    const works: WorkState[] = []
    let [length, to] = [0, after]
    for (const { work_id, version } of changed) {
      if (length > maxLength && version > to) break
      const state = readWork(sql, work_id)
      works.push(state)
      length += JSON.stringify(state).length
      to = version
    }
    return works.length > 0 ? { version: to, rows: [{ after, to, works }] } : null
  },
  publishAgain(sql) {
    sql.exec(`UPDATE works_played SET version = (SELECT version FROM player)
      + (SELECT count(*) FROM works_played AS other WHERE other.work_id <= works_played.work_id)`)
    sql.exec("UPDATE player SET version = version + (SELECT count(*) FROM works_played)")
  },
  write: (store, arrived) =>
    writeWork(
      store,
      arrived.flatMap(({ personId, rows }) =>
        rows.flatMap(({ works }) => works.map((state) => ({ personId, ...state }))),
      ),
    ),
  assign: (rows) => rows.map(assignWorkStored),
}

interface RoundRow extends Record<string, SqlStorageValue> {
  readonly place: number
  readonly pool_id: number
  readonly questions: string
  readonly issued_at: number
  readonly is_packed: number
  readonly answered_at: number | null
  readonly answers: string
}

type Told = readonly [isRight: number | null, given: string | null, ...unknown[]]

function readWork(sql: SqlStorage, workId: number): WorkState {
  const { rounds, begun_at, version } = sql
    .exec<{ rounds: number; begun_at: number; version: number }>(
      "SELECT rounds, begun_at, version FROM works_played WHERE work_id = ?",
      workId,
    )
    .one()
  const rows = sql
    .exec<RoundRow>(
      `SELECT place, pool_id, questions, issued_at, is_packed, answered_at, (SELECT json_group_array(
          json(answers -> ('$."' || value || '"'))) FROM json_each(questions)
          WHERE answered_at IS NOT NULL) AS answers
        FROM work_rounds WHERE work_id = ? ORDER BY place`,
      workId,
    )
    .toArray()
  const answered = rows.flatMap(({ answered_at }) => answered_at ?? [])
  const cells = rows.map(toCell)
  return {
    workId,
    version,
    cells,
    done: answered.length,
    right: cells.filter(({ a }) => a.length > 0 && a.every(([isRight]) => isRight === 1)).length,
    startedAt: begun_at,
    finishedAt: answered.length >= rounds ? Math.max(...answered) : null,
  }
}

function toCell(row: RoundRow) {
  const told: readonly Told[] = JSON.parse(row.answers)
  const a = told.map(([isRight, given, ...rest]) => [
    isRight,
    given?.slice(0, givenMax) ?? null,
    ...rest,
  ])
  const at = row.answered_at
  const seconds = at === null || row.is_packed ? null : Math.round((at - row.issued_at) / 1000)
  const questions: readonly number[] = JSON.parse(row.questions)
  return {
    n: row.place,
    p: row.pool_id,
    q: questions,
    a,
    ...(at !== null && { at }),
    ...(seconds !== null && { s: seconds }),
  }
}
