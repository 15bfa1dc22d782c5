// See docs/decisions/0058-few-rows-written.md.

/**
 * A row of an index costs as much as a row of a table. `attempts_queued` has only what was played or skipped:
 * each draw marks as skipped what the draw before it left unanswered, so that a question in play is not in that
 * index. The attempts that a claim without a name may mean are in one index, `attempts_unsettled`.
 */
export const smallerIndexes = `
ALTER TABLE attempts ADD COLUMN is_skipped INTEGER NOT NULL DEFAULT 0 CHECK (is_skipped IN (0, 1));
UPDATE attempts SET is_skipped = 1 WHERE is_played = 0;
DROP INDEX attempts_queued;
DROP INDEX attempts_open;
DROP INDEX attempts_claimable;
DROP INDEX attempts_uncredited;
CREATE INDEX attempts_queued
ON attempts (person_id, pool_id, language, level, is_played, turn_at, question_id)
WHERE is_twin = 0 AND (is_played = 1 OR is_skipped = 1);
CREATE INDEX attempts_skipped ON attempts (turn_at) WHERE is_skipped = 1 AND is_played = 0;
CREATE INDEX attempts_unsettled
ON attempts (person_id, won_at IS NOT NULL AND credited IS NULL,
  iif(won_at IS NOT NULL AND credited IS NULL, won_at, claim_at))
WHERE claim_at IS NOT NULL OR (won_at IS NOT NULL AND credited IS NULL)`

/**
 * The history: one row for the answers that one call gave to a set, or for a single answer, since one row per
 * answer, with its indexes, was most of what a play cost. The id of a row is that of its last answer; the
 * answers before it have the ids before. `answers` lists [question, given, right, practice, hints]; `wrong` is
 * how many of them are wrong.
 *
 * The view `answers` has one row per answer. A row that is inserted into it becomes a list of its own.
 */
export const answerLists = `
CREATE TABLE answer_lists (
  id INTEGER PRIMARY KEY,
  pool_id INTEGER NOT NULL,
  subject_id INTEGER,
  answered_at INTEGER NOT NULL,
  set_name TEXT,
  wrong INTEGER NOT NULL CHECK (wrong >= 0),
  answers TEXT NOT NULL CHECK (json_valid(answers))
);
INSERT INTO answer_lists SELECT id, pool_id, subject_id, answered_at, set_name, coalesce(is_right = 0, 0),
  json_array(json_array(question_id, given_answer, is_right, is_practice, hints)) FROM answers;
DROP TABLE answers;
CREATE VIEW answers AS SELECT list.id - json_array_length(list.answers) + 1 + each.key AS id,
  (SELECT person_id FROM player) AS person_id, each.value ->> 0 AS question_id, pool_id, subject_id,
  each.value ->> 1 AS given_answer, each.value ->> 2 AS is_right, each.value ->> 3 AS is_practice,
  answered_at, set_name, each.value ->> 4 AS hints, list.id AS list_id
FROM answer_lists AS list CROSS JOIN json_each(list.answers) AS each;
CREATE TRIGGER answers_inserted INSTEAD OF INSERT ON answers BEGIN
  INSERT INTO answer_lists (id, pool_id, subject_id, answered_at, set_name, wrong, answers) VALUES (
    coalesce(NEW.id, (SELECT coalesce(max(id), 0) + 1 FROM answer_lists)), NEW.pool_id,
    NEW.subject_id, NEW.answered_at, NEW.set_name, coalesce(NEW.is_right = 0, 0), json_array(json_array(
      NEW.question_id, NEW.given_answer, NEW.is_right, NEW.is_practice, NEW.hints)));
END;
CREATE INDEX answer_lists_by_pool ON answer_lists (pool_id);
CREATE INDEX answer_lists_wrong ON answer_lists (pool_id) WHERE wrong > 0;
CREATE INDEX answer_lists_by_set ON answer_lists (set_name) WHERE set_name IS NOT NULL;
CREATE INDEX answer_lists_by_time ON answer_lists (answered_at, set_name)`

/** Moves the points by week into the row that is written with the total: {"2951": 120}. */
export const weeksInRow = `
ALTER TABLE player ADD COLUMN weeks TEXT NOT NULL DEFAULT '{}' CHECK (json_valid(weeks));
UPDATE player SET weeks = (SELECT json_group_object(week, points) FROM weeks);
DROP TABLE weeks`
