import type { RunStatement } from "../db/object-storage"
import type { BoardEntry } from "./board-key"
import { arrivalSteps, pointSteps } from "./board-tables"

interface Standing extends Record<string, SqlStorageValue> {
  readonly version: number
  readonly points: number
  readonly arrival: number
  readonly is_hidden: number
}

const steps = [1, pointSteps.small, pointSteps.large]
const sizes = arrivalSteps

/** Stores an entry; one that is not newer than the stored one changes nothing. Call it in a transaction. */
export function writeEntry(run: RunStatement, entry: BoardEntry): void {
  const { personId, version, points, isHidden } = entry
  const [before] = run<Standing>(
    "SELECT version, points, arrival, is_hidden FROM standings WHERE person_id = ?",
    personId,
  )
  if (before && before.version >= version) return
  const isArrival = points > 0 && before?.points !== points
  const arrival = isArrival ? countArrivals(run, points) : (before?.arrival ?? 0)
  if (isArrival && arrival > 0 && arrival % sizes.small === 0)
    closeBlock(run, points, arrival / sizes.small - 1)
  const from = before && before.is_hidden === 0 ? before.points : 0
  const to = isHidden ? 0 : points
  if (from !== to) moveCounts(run, from, to, isArrival ? 1 : 0)
  if (before && from > 0 && from !== to) countLeavers(run, before, 1)
  if (isArrival && isHidden) noteArrival(run, points)
  if (!isArrival && to > 0 && from === 0) countLeavers(run, { points, arrival }, -1)
  run(
    `INSERT INTO standings (person_id, version, points, arrival, is_hidden) VALUES (?, ?, ?, ?, ?)
      ON CONFLICT DO UPDATE SET version = excluded.version, points = excluded.points,
        arrival = excluded.arrival, is_hidden = excluded.is_hidden`,
    personId,
    version,
    points,
    arrival,
    isHidden ? 1 : 0,
  )
}

function countArrivals(run: RunStatement, points: number): number {
  const [row] = run<{ arrivals: number }>(
    "SELECT arrivals FROM counts WHERE step = 1 AND bucket = ?",
    points,
  )
  return row?.arrivals ?? 0
}

const noteArrival = (run: RunStatement, points: number) =>
  run(
    `INSERT INTO counts (step, bucket, people, arrivals) VALUES (1, ?, 0, 1)
      ON CONFLICT DO UPDATE SET arrivals = arrivals + 1`,
    points,
  )

/**
 * Moves a person between the buckets of each width; 0 points are in no bucket. A bucket that holds the points
 * before as well as after is not written.
 */
function moveCounts(run: RunStatement, from: number, to: number, arrivals: 0 | 1): void {
  for (const step of steps) {
    const [bucketFrom, bucketTo] = [Math.floor(from / step), Math.floor(to / step)]
    if (from > 0 && to > 0 && bucketFrom === bucketTo) continue
    if (from > 0)
      run("UPDATE counts SET people = people - 1 WHERE step = ? AND bucket = ?", step, bucketFrom)
    if (to > 0)
      run(
        `INSERT INTO counts (step, bucket, people, arrivals) VALUES (?, ?, 1, ?)
          ON CONFLICT DO UPDATE SET people = people + 1, arrivals = arrivals + excluded.arrivals`,
        step,
        bucketTo,
        step === 1 ? arrivals : 0,
      )
  }
}

type Arrived = Pick<Standing, "points" | "arrival">

/** Counts an arrival that is no longer shown, or with -1 one that is shown again. The last block is not counted. */
function countLeavers(run: RunStatement, { points, arrival }: Arrived, more: 1 | -1): void {
  const block = Math.floor(arrival / sizes.small)
  if (countArrivals(run, points) > (block + 1) * sizes.small) addLeavers(run, points, block, more)
}

function closeBlock(run: RunStatement, points: number, block: number): void {
  const [row] = run<{ shown: number }>(
    `SELECT count(*) AS shown FROM standings WHERE is_hidden = 0 AND points = ?
      AND arrival >= ? AND arrival < ?`,
    points,
    block * sizes.small,
    (block + 1) * sizes.small,
  )
  const left = sizes.small - (row?.shown ?? 0)
  if (left > 0) addLeavers(run, points, block, left)
}

function addLeavers(run: RunStatement, points: number, block: number, more: number): void {
  const blocks = [
    [sizes.small, block],
    [sizes.large, Math.floor((block * sizes.small) / sizes.large)],
  ] as const
  for (const [size, number] of blocks)
    run(
      `INSERT INTO leavers (points, size, block, people) VALUES (?1, ?2, ?3, max(?4, 0))
        ON CONFLICT DO UPDATE SET people = people + ?4`,
      points,
      size,
      number,
      more,
    )
}
