import { env } from "cloudflare:workers"
import { publishStates } from "../../../api/src/player/topics/publish-states"
import type { PlayerState } from "../../../api/src/player/topics/topic"
import { createStore } from "../../../api/src/db/store"
import { onAllBoards, openBoard } from "./boards"
import { dropGathered, gatherPlay } from "./players"
import type { Member } from "./world"
import { getRows } from "./sql"

const steps = "(SELECT 1 AS step UNION ALL SELECT 160 UNION ALL SELECT 25600)"
const counted = "SELECT step, bucket, people FROM counts WHERE people > 0"
const recounted = `SELECT step, points / step, count(*) FROM standings, ${steps}
  WHERE is_hidden = 0 AND points > 0 GROUP BY 1, 2`
/** At each number of points, all arrivals before the last block of 128 must be visible standings or leavers. */
const beforeLastBlock = "(arrivals - 1) / 128 * 128"
const arrived = `SELECT bucket, ${beforeLastBlock} FROM counts WHERE step = 1 AND arrivals > 128`
const shownAndLeft = `SELECT points, sum(people) FROM (
    SELECT points, 1 AS people FROM standings JOIN counts ON step = 1 AND bucket = points
      WHERE is_hidden = 0 AND arrival < ${beforeLastBlock}
    UNION ALL SELECT points, people FROM leavers WHERE size = 128)
  GROUP BY 1`
const inLargeBlocks = `SELECT points, block, people FROM leavers WHERE size = 16384`
const inSmallBlocks = `SELECT points, block / 128, sum(people) FROM leavers
  WHERE size = 128 GROUP BY 1, 2`
/** Numbers of points at which several people have the same arrival number; there must be none. */
const together = `SELECT points, arrival, 1 FROM standings WHERE points > 0
  GROUP BY 1, 2 HAVING count(*) > 1`
const nobody = "SELECT 0, 0, 1 WHERE false"
const earned = `SELECT person_id, board, sum(credited) AS points, is_hidden FROM (
    SELECT person_id, credited, 'all' AS board FROM attempts
    UNION ALL SELECT person_id, credited, 'week:' || ((credited_at / 86400000 + 3) / 7) FROM attempts
    UNION ALL SELECT person_id, credited, 'grade:' || grade_id
      FROM attempts JOIN people ON people.id = person_id)
  JOIN people ON people.id = person_id WHERE credited > 0 GROUP BY 1, 2`

export async function countFaults(): Promise<readonly unknown[]> {
  const pairs = [
    [counted, recounted],
    [arrived, shownAndLeft],
    [inLargeBlocks, inSmallBlocks],
    [together, nobody],
  ]
  const differences = pairs.flatMap(([one, other]) => [
    `SELECT * FROM (${one}) EXCEPT SELECT * FROM (${other})`,
    `SELECT * FROM (${other}) EXCEPT SELECT * FROM (${one})`,
  ])
  const faults = []
  for (const difference of differences) faults.push(await onAllBoards(difference))
  return faults.flat()
}

export async function leaderboardFaults(): Promise<readonly unknown[]> {
  await gatherPlay()
  const kept = (await onAllBoards(shown)).map(asText)
  const results = await getRows<Standing>(earned)
  await dropGathered()
  const expected = results.map(asText)
  return [
    ...(await countFaults()),
    ...kept.filter((one) => !expected.includes(one)).map((one) => `too much: ${one}`),
    ...expected.filter((one) => !kept.includes(one)).map((one) => `missing: ${one}`),
  ]
}

export async function openEarnedBoards(): Promise<void> {
  await gatherPlay()
  const results = await getRows<{ board: string }>(earned)
  for (const board of new Set(results.map((each) => each.board))) await openBoard(`1/${board}`)
}

const shown = "SELECT person_id, points, is_hidden FROM standings WHERE points > 0"

type Standing = Readonly<Record<string, unknown>>

const asText = (row: Standing) => JSON.stringify(row, ["board", "person_id", "points", "is_hidden"])

export const standingsOf = async ({ id }: Pick<Member, "id">) =>
  (await onAllBoards(shown))
    .filter(({ person_id }) => person_id === id)
    .map(({ board, points }) => ({ board, points }))
    .toSorted((one, other) => String(one.board).localeCompare(String(other.board)))

export const deliver = (states: readonly PlayerState[]) =>
  publishStates({ store: createStore(env.DB), bindings: env }, states)
