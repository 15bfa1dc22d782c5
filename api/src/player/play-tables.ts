import { migrateObject } from "../store/object-storage"
import { answerLists, smallerIndexes, weeksInRow } from "./tables-with-fewer-rows"
import { firstPlayTables } from "./first-play-tables"

/** For the figures of questions: the hints shown before an answer, and the last answer that D1 has counted. */
const figures = `
ALTER TABLE answers ADD COLUMN hints INTEGER;
ALTER TABLE player ADD COLUMN counted INTEGER NOT NULL DEFAULT 0`

/**
 * The decisions on the player's appealed answers, and on equal answers that were accepted. `told_at` is when
 * the player was first told; decisions before `outcomes_read_at` have been read.
 */
const outcomes = `
ALTER TABLE player ADD COLUMN outcomes_read_at INTEGER NOT NULL DEFAULT 0;
CREATE TABLE outcomes (
  question_id INTEGER PRIMARY KEY,
  given TEXT NOT NULL,
  verdict TEXT NOT NULL,
  points INTEGER NOT NULL CHECK (points >= 0),
  reason TEXT NOT NULL,
  told_at INTEGER
)`

/**
 * For reading the record by page: an answer has its pool, and its id gives the order. Games, subjects and
 * chapters are sets of pools, so one index serves every filter, and a second one the filters for mistakes.
 */
const record = `
CREATE TABLE answers_in_pools (
  id INTEGER PRIMARY KEY,
  person_id INTEGER NOT NULL,
  question_id INTEGER NOT NULL,
  pool_id INTEGER NOT NULL,
  subject_id INTEGER,
  given_answer TEXT,
  is_right INTEGER CHECK (is_right IN (0, 1)),
  is_practice INTEGER NOT NULL CHECK (is_practice IN (0, 1)),
  answered_at INTEGER NOT NULL,
  set_name TEXT,
  hints INTEGER,
  FOREIGN KEY (person_id, question_id) REFERENCES attempts (person_id, question_id)
);
INSERT INTO answers_in_pools SELECT answers.id, person_id, question_id, pool_id, subject_id,
  answers.given_answer, answers.is_right, answers.is_practice, answers.answered_at, set_name, hints
FROM answers JOIN attempts USING (person_id, question_id);
DROP TABLE answers;
ALTER TABLE answers_in_pools RENAME TO answers;
CREATE INDEX answers_by_attempt ON answers (person_id, question_id);
CREATE INDEX answers_by_time ON answers (person_id, answered_at, set_name);
CREATE INDEX answers_by_pool ON answers (pool_id);
CREATE INDEX answers_wrong ON answers (pool_id) WHERE is_right = 0;
CREATE INDEX answers_by_set ON answers (set_name) WHERE set_name IS NOT NULL`

/**
 * What leaderboards are sent besides the points. `ranked` is the version at which the points or these columns
 * changed last; the school, the grade and `is_hidden` are copies of the person's row in D1. `ranked_points` is
 * not used any more.
 */
const ranking = `
ALTER TABLE player ADD COLUMN school_id INTEGER NOT NULL DEFAULT 1;
ALTER TABLE player ADD COLUMN grade_id INTEGER;
ALTER TABLE player ADD COLUMN is_hidden INTEGER NOT NULL DEFAULT 0;
ALTER TABLE player ADD COLUMN ranked INTEGER NOT NULL DEFAULT 0;
ALTER TABLE player ADD COLUMN ranked_points INTEGER NOT NULL DEFAULT 0;
CREATE TABLE former_grades (grade_id INTEGER PRIMARY KEY)`

/**
 * The index was written with every answer, and read only where an appeal was decided: the index of the pool's
 * wrong answers serves that as well.
 */
const fewerIndexes = "DROP INDEX answers_by_attempt"

/** Later versions of the schema are added here. */
const versions = [
  firstPlayTables,
  figures,
  outcomes,
  record,
  ranking,
  fewerIndexes,
  smallerIndexes,
  answerLists,
  weeksInRow,
]

/**
 * Brings the tables of an object up to date.
 * @param to the number of versions: fewer in tests
 */
export const migratePlay = (storage: DurableObjectStorage, to = versions.length): void =>
  migrateObject(storage, versions.slice(0, to))
