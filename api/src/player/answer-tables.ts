/**
 * The history: a row has the answers that one call gave to one set, or one answer, since a row for each answer and its
 * indexes were most of what a play cost. The id of a row is that of its last answer; those before it have the numbers
 * before. `answers` lists [question, given, right, practice, hints], and `wrong` is how many are wrong.
 *
 * The view shows a row for each answer. What is inserted into it gets a list of its own.
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
