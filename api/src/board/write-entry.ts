import type { Run } from "../store/object-storage"
import type { Entry } from "./board-key"
import { arrivalSteps, pointSteps } from "./board-tables"

interface Standing extends Record<string, SqlStorageValue> {
  readonly version: number
  readonly points: number
  readonly arrival: number
  readonly is_hidden: number
}

const steps = [1, pointSteps.small, pointSteps.large]
const sizes = [arrivalSteps.small, arrivalSteps.large]

/** An entry that is not newer than what is stored changes nothing. Call it in a transaction. */
export function writeEntry(run: Run, entry: Entry): void {
  const { personId, version, points, isHidden } = entry
  const [before] = run<Standing>(
    "SELECT version, points, arrival, is_hidden FROM standings WHERE person_id = ?",
    personId,
  )
  if (before && before.version >= version) return
  const isArrival = points > 0 && before?.points !== points
  const arrival = isArrival ? nextArrival(run, points) : (before?.arrival ?? 0)
  const from = before && before.is_hidden === 0 ? before.points : 0
  const to = isHidden ? 0 : points
  if (from !== to) moveCounts(run, from, to, isArrival ? 1 : 0)
  if (before && from > 0 && from !== to) countLeavers(run, before, 1)
  if (isArrival && isHidden) {
    noteArrival(run, points)
    countLeavers(run, { points, arrival }, 1)
  }
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

function nextArrival(run: Run, points: number): number {
  const [row] = run<{ arrivals: number }>(
    "SELECT arrivals FROM counts WHERE step = 1 AND bucket = ?",
    points,
  )
  return row?.arrivals ?? 0
}

/** Of one that is not shown. */
const noteArrival = (run: Run, points: number) =>
  run(
    `INSERT INTO counts (step, bucket, people, arrivals) VALUES (1, ?, 0, 1)
      ON CONFLICT DO UPDATE SET arrivals = arrivals + 1`,
    points,
  )

/** 0 stands for nowhere. A bucket that holds the points before as well as after is not written. */
function moveCounts(run: Run, from: number, to: number, arrivals: 0 | 1): void {
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

/** Arrivals that are not shown any more; -1 for one that is shown again. */
function countLeavers(run: Run, { points, arrival }: Arrived, more: 1 | -1): void {
  for (const size of sizes)
    run(
      `INSERT INTO leavers (points, size, block, people) VALUES (?, ?, ?, 1)
        ON CONFLICT DO UPDATE SET people = people + ?`,
      points,
      size,
      Math.floor(arrival / size),
      more,
    )
}
