import { migrateObject } from "../store/object-storage"

/** People are counted by points in buckets of these widths, and of one: a rank is a sum of whole buckets. */
export const pointSteps = { small: 160, large: 25_600 } as const

/** Those who left a number of points are counted by their arrival in buckets of these widths. */
export const arrivalSteps = { small: 128, large: 16_384 } as const

/**
 * The tables of one leaderboard; `board` has one row. `filled_to` is the last person whose points were taken from
 * D1, NULL when all were.
 *
 * In `standings`, `version` is that of the person's object. `arrival` numbers those who ever had so many points,
 * from 0, and orders equal points. A person without points does not belong to the leaderboard any more.
 *
 * `counts` says how many people who are shown have how many points, in steps of several widths: a rank is a sum
 * of whole steps, never a count of people. `arrivals`, of step 1, is the number of the next arrival.
 *
 * `leavers` says how many arrivals at a number of points are not shown any more, in blocks of several sizes:
 * those who went on, and those who are hidden. Of the block of the last arrival nobody asks, so it has no row.
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
) WITHOUT ROWID`

/** Later versions of the schema are added here. */
export const migrateBoard = (storage: DurableObjectStorage): void =>
  migrateObject(storage, [tables])
