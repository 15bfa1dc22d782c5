-- How far a player is in a pool: by bucket the segment of positions being played and the position in
-- it, {"en0": [start, size, position]}. See docs/decisions/0005-the-draw.md.
CREATE TABLE cursors (
  person_id INTEGER NOT NULL REFERENCES people (id),
  pool_id INTEGER NOT NULL REFERENCES pools (id),
  segments TEXT NOT NULL CHECK (json_valid(segments)),
  version INTEGER NOT NULL,
  PRIMARY KEY (person_id, pool_id)
) WITHOUT ROWID;

-- What a question is to a player it was issued to: one row, so that it earns points once.
-- `is_played` says that the player has answered it, now or before; `turn_at` when it was last
-- issued or answered, which is the queue of what comes again. The answer is that of the present
-- issue and empty while it is open; every answer there was stands in `answers`. `worth` is what a
-- first answer earned at most, at `won_at`; `credited` what the player has had of it.
CREATE TABLE attempts (
  person_id INTEGER NOT NULL,
  question_id INTEGER NOT NULL REFERENCES questions (id),
  pool_id INTEGER NOT NULL,
  level INTEGER NOT NULL,
  is_practice INTEGER NOT NULL DEFAULT 0 CHECK (is_practice IN (0, 1)),
  is_played INTEGER NOT NULL DEFAULT 0 CHECK (is_played IN (0, 1)),
  turn_at INTEGER NOT NULL,
  issued_at INTEGER NOT NULL,
  given_answer TEXT,
  is_right INTEGER CHECK (is_right IN (0, 1)),
  answered_at INTEGER,
  worth INTEGER NOT NULL DEFAULT 0 CHECK (worth >= 0),
  won_at INTEGER,
  credited INTEGER CHECK (credited BETWEEN 0 AND worth),
  credited_at INTEGER,
  PRIMARY KEY (person_id, question_id),
  FOREIGN KEY (person_id, pool_id) REFERENCES cursors (person_id, pool_id),
  CHECK (answered_at IS NULL OR is_played = 1),
  CHECK (is_practice = 0 OR is_played = 1),
  CHECK (worth = 0 OR won_at IS NOT NULL),
  CHECK ((credited IS NULL) = (credited_at IS NULL))
) WITHOUT ROWID;

CREATE INDEX attempts_queued
ON attempts (person_id, pool_id, level, is_played, turn_at, question_id);
CREATE INDEX attempts_owed ON attempts (person_id, won_at)
WHERE won_at IS NOT NULL AND credited IS NULL;

-- The history. Offside has no answer call: what was given and whether it was right may be unknown.
CREATE TABLE answers (
  id INTEGER PRIMARY KEY,
  person_id INTEGER NOT NULL,
  question_id INTEGER NOT NULL,
  given_answer TEXT,
  is_right INTEGER CHECK (is_right IN (0, 1)),
  is_practice INTEGER NOT NULL CHECK (is_practice IN (0, 1)),
  answered_at INTEGER NOT NULL,
  FOREIGN KEY (person_id, question_id) REFERENCES attempts (person_id, question_id)
);

CREATE INDEX answers_by_person ON answers (person_id, answered_at, id);
