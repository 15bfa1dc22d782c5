-- The progress of a player in a pool. `segments` has for each bucket the segment of positions being played and
-- how much of it was played, {"en0": [start, size, played]}. `drawn` lists the questions of the last draw, made
-- at `drawn_at`, in their order: a draw that is repeated within seconds, before an answer, returns the same
-- questions. The other columns are what pages show, so that no query counts attempts: `played`, by bucket
-- ({"en0": 5}), includes the twins of answered questions; `mistakes` is the number of questions whose last
-- answer was wrong; `points` is the number of points credited. `game` and `subject_id` are copied from the
-- pool, so that no query joins a player's tables with shared ones. See docs/decisions/0005-the-draw.md and
-- 0036.
CREATE TABLE cursors (
  person_id INTEGER NOT NULL REFERENCES people (id),
  pool_id INTEGER NOT NULL REFERENCES pools (id),
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

CREATE INDEX cursors_by_pool ON cursors (pool_id);

-- One row per player and question, so that a question earns points once.
--
-- The current issue: `issued_at`; `round`, the number of the player's draw in the pool where it issued a set,
-- otherwise 0; `is_practice`, whether the player had answered the question before; `given_answer`, `is_right`
-- and `answered_at`, NULL while the issue is open.
--
-- The order of repeats: `is_played` says that the question counts as played, by this issue or an earlier one;
-- `turn_at`, the time of the last issue or answer, orders the repeats; `is_mistake` says that the last answer
-- was wrong. `is_twin` says that the question counts as played only because its twin in another language is
-- played.
--
-- The points: `worth` is the most that the first answer earned, at `won_at`, by the issue `won_issue`, which is
-- the round of a set, otherwise an issued_at; `credited` is what was paid, at `credited_at`. `claim_at` is the
-- time since which a call of add/{points}, which names no question, may mean this attempt. See
-- docs/decisions/0015-which-round-is-claimed.md and 0022.
CREATE TABLE attempts (
  person_id INTEGER NOT NULL,
  question_id INTEGER NOT NULL REFERENCES questions (id),
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
CREATE INDEX attempts_by_question ON attempts (question_id);
CREATE INDEX attempts_claimable ON attempts (person_id, claim_at) WHERE claim_at IS NOT NULL;
-- Points that were won and not credited, the oldest first: a claim without a name is matched with these.
CREATE INDEX attempts_uncredited ON attempts (person_id, won_at)
WHERE won_at IS NOT NULL AND credited IS NULL;

-- The history. `given_answer` and `is_right` are NULL where the API does not learn them, which may happen in
-- offside. The history is listed by subject; entertainment has no subject and is not listed.
CREATE TABLE answers (
  id INTEGER PRIMARY KEY,
  person_id INTEGER NOT NULL,
  question_id INTEGER NOT NULL,
  subject_id INTEGER REFERENCES subjects (id),
  given_answer TEXT,
  is_right INTEGER CHECK (is_right IN (0, 1)),
  is_practice INTEGER NOT NULL CHECK (is_practice IN (0, 1)),
  answered_at INTEGER NOT NULL,
  set_name TEXT,
  hints INTEGER,
  FOREIGN KEY (person_id, question_id) REFERENCES attempts (person_id, question_id)
);

CREATE INDEX answers_by_attempt ON answers (person_id, question_id);
CREATE INDEX answers_by_person ON answers (person_id, answered_at, id)
WHERE subject_id IS NOT NULL;
CREATE INDEX answers_by_subject ON answers (subject_id, person_id, answered_at, id);
-- For the days and rounds of a player, in education and in entertainment.
CREATE INDEX answers_by_time ON answers (person_id, answered_at, set_name);

-- Rounds in play, as published by the players' objects: `questions` lists what was issued at `issued_at` and is not
-- answered. Draws without a token leave these questions out. One row per player and pool, and no index: a row of an
-- index costs as much as a row of a table.
CREATE TABLE open_rounds (
  pool_id INTEGER NOT NULL REFERENCES pools (id),
  issued_at INTEGER NOT NULL,
  person_id INTEGER NOT NULL,
  questions TEXT NOT NULL CHECK (json_valid(questions)),
  PRIMARY KEY (pool_id, issued_at, person_id)
) WITHOUT ROWID;
