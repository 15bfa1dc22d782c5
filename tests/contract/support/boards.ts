import { listDurableObjectIds, runInDurableObject } from "cloudflare:test"
import { env } from "cloudflare:workers"
import { leaderboardScopes } from "#contract/words"
import { arrivalSteps, pointSteps } from "../../../api/src/board/board-tables"
import type { Board } from "../../../api/src/index"
import type { Bindings } from "../../../api/src/http/platform"
import { trip, type Tally } from "./measured-database"

export const measuredBoards = (tally: Tally): Bindings["BOARD"] => ({
  getByName: (name) => {
    const stub = env.BOARD.getByName(name)
    const rowsOf = () => runInDurableObject(stub, ({ rows }) => ({ ...rows }))
    const measured = async <Result>(work: () => Promise<Result>): Promise<Result> => {
      const before = await rowsOf()
      const result = await trip(tally, work)
      const after = await rowsOf()
      tally.rowsRead += after.read - before.read
      tally.rowsWritten += after.written - before.written
      return result
    }
    return {
      write: (key, entries) => measured(() => stub.write(key, entries)),
      read: (key, personId) =>
        measured(async () => structuredClone(await stub.read(key, personId))),
    }
  },
})

type Rows = readonly Readonly<Record<string, SqlStorageValue>>[]

/** Queries one leaderboard; one that was never used has no rows. */
export const onBoard = (name: string, query: string, ...values: readonly SqlStorageValue[]) =>
  rowsIn(env.BOARD.getByName(name), query, values)

type Stub = DurableObjectStub<Board & DurableObject>

const rowsIn = (stub: Stub, query: string, values: readonly SqlStorageValue[] = []) =>
  runInDurableObject(stub, (_, { storage: { sql } }): Rows => {
    const used = sql.exec("SELECT 1 FROM sqlite_master WHERE name = 'standings'").toArray()
    return used.length === 0 ? [] : sql.exec(query, ...values).toArray()
  })

export async function onAllBoards(query: string): Promise<Rows> {
  const found: Rows[] = []
  for (const id of await listDurableObjectIds(env.BOARD)) {
    const [board] = await rowsIn(env.BOARD.get(id), boardName)
    const rows = board ? await rowsIn(env.BOARD.get(id), query) : []
    found.push(rows.map((row) => ({ board: board?.["name"] ?? "", ...row })))
  }
  return found.flat()
}

const boardName = `SELECT iif(scope = 'all', scope, scope || ':' || number) AS name FROM board`

export async function forgetBoards(): Promise<void> {
  for (const id of await listDurableObjectIds(env.BOARD))
    await runInDurableObject(env.BOARD.get(id), (board) => board.clear())
}

const steps = `(SELECT 1 AS step UNION ALL SELECT ${pointSteps.small}
  UNION ALL SELECT ${pointSteps.large})`
const sizes = `(SELECT ${arrivalSteps.small} AS size UNION ALL SELECT ${arrivalSteps.large})`

export async function openBoard(name: string): Promise<Stub> {
  const [, scope, number] = /\/(\w+):?(\d*)/.exec(name) ?? []
  const stub = env.BOARD.getByName(name)
  const known = leaderboardScopes.find((each) => each === scope) ?? "all"
  await stub.write({ school: 1, scope: known, number: Number(number) }, [])
  return stub
}

export async function fillBoard(name: string, ...statements: readonly string[]): Promise<void> {
  const stub = await openBoard(name)
  await runInDurableObject(stub, async (_, { storage }) => {
    await storage.deleteAlarm()
    const { sql } = storage
    for (const statement of [...emptying, ...statements, ...counting]) sql.exec(statement)
    return []
  })
}

const emptying = ["standings", "counts", "leavers"]
  .map((table) => `DELETE FROM ${table}`)
  .concat("UPDATE board SET filled_to = NULL")

const counting = [
  `INSERT INTO counts (step, bucket, people, arrivals)
    SELECT step, points / step, sum(1 - is_hidden), sum(step = 1) FROM standings, ${steps} GROUP BY 1, 2`,
  `INSERT INTO leavers (points, size, block, people) SELECT points, size, arrival / size, count(*)
    FROM standings JOIN counts ON step = 1 AND bucket = points, ${sizes}
    WHERE is_hidden = 1 AND arrival < (arrivals - 1) / 128 * 128 GROUP BY 1, 2, 3`,
]
