import { migrateObject } from "../db/migrate-object.mjs"

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
