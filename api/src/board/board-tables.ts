import { migrateObject } from "../db/migrate-object.mjs"
import type { RunStatement } from "../db/object-storage"
import type { BoardEntry } from "./board-key"

/** People are counted by points in buckets of these widths, and of 1: a rank is a sum of whole buckets. */
export const pointSteps = { small: 160, large: 25_600 } as const

/** People who have left a number of points are counted by their arrival in blocks of these sizes. */
export const arrivalSteps = { small: 128, large: 16_384 } as const

/**
 * The tables of one leaderboard; `board` has one row. `filled_to` is the last person whose points were read
 * from D1, NULL once all were.
 *
 * In `standings`, `version` is that of the state that the person's object sent. `arrival` numbers, from 0, the
 * people who have ever had this many points, and orders equal points. A person with 0 points is no longer on
 * the leaderboard.
 *
 * `counts` is the number of shown people by points, in buckets of several widths (`step`): a rank is a sum of
 * whole buckets, never a count of people. `arrivals`, for step 1 only, is the number of the next arrival.
 *
 * `leavers` is the number of arrivals at a number of points that are no longer shown, in blocks of several
 * sizes: people whose points have changed, and people who are hidden. The block of the last arrival is never
 * read, so it has no row.
 *
 * `erased` are the erased people whose standings are still stored: without points, and with a version above all others,
 * so that a message in transit changes nothing. They are deleted at `until`, in ms since 1970.
 */
const tables = `
CREATE TABLE board (
  school INTEGER NOT NULL,
  scope TEXT NOT NULL,
  number INTEGER NOT NULL,
  filled_to INTEGER
);
CREATE TABLE standings (
  person_id INTEGER PRIMARY KEY,
  version INTEGER NOT NULL,
  points INTEGER NOT NULL CHECK (points >= 0),
  arrival INTEGER NOT NULL CHECK (arrival >= 0),
  is_hidden INTEGER NOT NULL CHECK (is_hidden IN (0, 1))
);
CREATE INDEX standings_ranked ON standings (points DESC, arrival) WHERE is_hidden = 0;
CREATE TABLE counts (
  step INTEGER NOT NULL,
  bucket INTEGER NOT NULL,
  people INTEGER NOT NULL CHECK (people >= 0),
  arrivals INTEGER NOT NULL DEFAULT 0,
  PRIMARY KEY (step, bucket)
) WITHOUT ROWID;
CREATE TABLE leavers (
  points INTEGER NOT NULL,
  size INTEGER NOT NULL,
  block INTEGER NOT NULL,
  people INTEGER NOT NULL CHECK (people >= 0),
  PRIMARY KEY (points, size, block)
) WITHOUT ROWID;
CREATE TABLE erased (
  person_id INTEGER PRIMARY KEY,
  until INTEGER NOT NULL
)`

export const migrateBoard = (storage: DurableObjectStorage): void =>
  migrateObject(storage, [tables])

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

type BoardArrival = Pick<Standing, "points" | "arrival">

/** Counts an arrival that is no longer shown, or with -1 one that is shown again. The last block is not counted. */
function countLeavers(run: RunStatement, { points, arrival }: BoardArrival, more: 1 | -1): void {
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
