/**
 * The tables of one player, explained in migrations/0005_play.sql; `player` has one row. `version` rises with
 * each write that others may have to see; `published` is the last version that D1 has stored.
 */
export const firstPlayTables = `
CREATE TABLE player (
  person_id INTEGER PRIMARY KEY,
  points INTEGER NOT NULL DEFAULT 0 CHECK (points >= 0),
  points_at INTEGER NOT NULL DEFAULT 0,
  daily_goal INTEGER NOT NULL DEFAULT 3 CHECK (daily_goal > 0),
  version INTEGER NOT NULL DEFAULT 0,
  published INTEGER NOT NULL DEFAULT 0
);
CREATE TABLE weeks (
  week INTEGER PRIMARY KEY,
  points INTEGER NOT NULL CHECK (points > 0)
);
CREATE TABLE cursors (
  person_id INTEGER NOT NULL,
  pool_id INTEGER NOT NULL,
  game TEXT NOT NULL,
  subject_id INTEGER,
  segments TEXT NOT NULL CHECK (json_valid(segments)),
  played TEXT NOT NULL DEFAULT '{}' CHECK (json_valid(played)),
  answered INTEGER NOT NULL DEFAULT 0 CHECK (answered >= 0),
  mistakes INTEGER NOT NULL DEFAULT 0 CHECK (mistakes >= 0),
  points INTEGER NOT NULL DEFAULT 0 CHECK (points >= 0),
  version INTEGER NOT NULL,
  drawn_at INTEGER,
  drawn TEXT CHECK (drawn IS NULL OR json_valid(drawn)),
  PRIMARY KEY (person_id, pool_id)
) WITHOUT ROWID;
CREATE TABLE attempts (
  person_id INTEGER NOT NULL,
  question_id INTEGER NOT NULL,
  pool_id INTEGER NOT NULL,
  language TEXT NOT NULL,
  level INTEGER NOT NULL,
  round INTEGER NOT NULL DEFAULT 0,
  is_practice INTEGER NOT NULL DEFAULT 0 CHECK (is_practice IN (0, 1)),
  is_played INTEGER NOT NULL DEFAULT 0 CHECK (is_played IN (0, 1)),
  is_mistake INTEGER NOT NULL DEFAULT 0 CHECK (is_mistake IN (0, 1)),
  is_twin INTEGER NOT NULL DEFAULT 0 CHECK (is_twin IN (0, 1)),
  turn_at INTEGER NOT NULL,
  issued_at INTEGER NOT NULL,
  given_answer TEXT,
  is_right INTEGER CHECK (is_right IN (0, 1)),
  answered_at INTEGER,
  worth INTEGER NOT NULL DEFAULT 0 CHECK (worth >= 0),
  won_at INTEGER,
  won_issue INTEGER,
  credited INTEGER CHECK (credited BETWEEN 0 AND worth),
  credited_at INTEGER,
  claim_at INTEGER,
  PRIMARY KEY (person_id, question_id),
  FOREIGN KEY (person_id, pool_id) REFERENCES cursors (person_id, pool_id),
  CHECK (answered_at IS NULL OR is_played = 1),
  CHECK (is_practice = 0 OR is_played = 1),
  CHECK (is_twin = 0 OR (is_played = 1 AND answered_at IS NULL)),
  CHECK (worth = 0 OR won_at IS NOT NULL),
  CHECK ((credited IS NULL) = (credited_at IS NULL))
) WITHOUT ROWID;
CREATE INDEX attempts_queued
ON attempts (person_id, pool_id, language, level, is_twin, is_played, turn_at, question_id);
CREATE INDEX attempts_mistaken
ON attempts (person_id, pool_id, language, turn_at, question_id) WHERE is_mistake = 1;
CREATE INDEX attempts_open ON attempts (issued_at, question_id) WHERE answered_at IS NULL;
CREATE INDEX attempts_claimable ON attempts (person_id, claim_at) WHERE claim_at IS NOT NULL;
CREATE INDEX attempts_uncredited ON attempts (person_id, won_at)
WHERE won_at IS NOT NULL AND credited IS NULL;
CREATE TABLE answers (
  id INTEGER PRIMARY KEY,
  person_id INTEGER NOT NULL,
  question_id INTEGER NOT NULL,
  subject_id INTEGER,
  given_answer TEXT,
  is_right INTEGER CHECK (is_right IN (0, 1)),
  is_practice INTEGER NOT NULL CHECK (is_practice IN (0, 1)),
  answered_at INTEGER NOT NULL,
  set_name TEXT,
  FOREIGN KEY (person_id, question_id) REFERENCES attempts (person_id, question_id)
);
CREATE INDEX answers_by_attempt ON answers (person_id, question_id);
CREATE INDEX answers_by_person ON answers (person_id, answered_at, id)
WHERE subject_id IS NOT NULL;
CREATE INDEX answers_by_subject ON answers (subject_id, person_id, answered_at, id);
CREATE INDEX answers_by_time ON answers (person_id, answered_at, set_name)`
