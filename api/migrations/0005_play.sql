-- How far a player is in a pool: by bucket the segment of positions being played and how much of it was
-- played, {"en0": [start, size, played]}. `drawn` lists the questions of the last draw, at `drawn_at`,
-- in their order: repeated within seconds and not answered, a draw gives the same. What pages show of the
-- progress is counted here, so that nothing counts attempts: `played` by bucket ({"en0": 5}), with the twins
-- of what was answered; `mistakes`, the questions whose last answer was wrong; `points`, what was credited.
-- `game` and `subject_id` are those of the pool: no query joins what was played with what everybody shares.
-- See docs/decisions/0005-the-draw.md and 0036.
CREATE TABLE cursors (
  person_id INTEGER NOT NULL REFERENCES people (id),
  pool_id INTEGER NOT NULL REFERENCES pools (id),
  game TEXT NOT NULL,
  subject_id INTEGER,
  segments TEXT NOT NULL CHECK (json_valid(segments)),
  played TEXT NOT NULL DEFAULT '{}' CHECK (json_valid(played)),
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
-- The present issue: `issued_at`; `round`, the number of the player's draw in the pool where it issued
-- several questions at once, otherwise 0; `is_practice`, whether the player had answered the question
-- before; `given_answer`, `is_right` and `answered_at`, empty while the issue is open.
-- Its order: `is_played` says that the player has answered the question, now or before; `turn_at`, when
-- it was last issued or answered, orders what is repeated; `is_mistake` says that the last answer was wrong.
-- `is_twin`: the question was never issued, but its twin in another language is played; it counts as played.
-- Its points: `worth` is what a first answer earned at most, at `won_at`, with the issue `won_issue`: its
-- round in a set, otherwise its issued_at; `credited` is what was paid, at `credited_at`. `claim_at` says
-- since when a call of add/{points}, which names no question, may mean this attempt.
-- See docs/decisions/0015-which-round-is-claimed.md and 0022.
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
-- Won and not credited, the oldest first: what a claim without a name means.
CREATE INDEX attempts_uncredited ON attempts (person_id, won_at)
WHERE won_at IS NOT NULL AND credited IS NULL;

-- The history. The API may never learn what was given to an offside question, and whether it was right.
-- It is listed by subject; entertainment has none and is not listed.
CREATE TABLE answers (
  id INTEGER PRIMARY KEY,
  person_id INTEGER NOT NULL,
  question_id INTEGER NOT NULL,
  subject_id INTEGER REFERENCES subjects (id),
  given_answer TEXT,
  is_right INTEGER CHECK (is_right IN (0, 1)),
  is_practice INTEGER NOT NULL CHECK (is_practice IN (0, 1)),
  answered_at INTEGER NOT NULL,
  FOREIGN KEY (person_id, question_id) REFERENCES attempts (person_id, question_id)
);

CREATE INDEX answers_by_attempt ON answers (person_id, question_id);
CREATE INDEX answers_by_person ON answers (person_id, answered_at, id)
WHERE subject_id IS NOT NULL;
CREATE INDEX answers_by_subject ON answers (subject_id, person_id, answered_at, id);

-- Questions that players have in play, as their objects say: issued and not answered. Nobody gets them without
-- a token.
CREATE TABLE open_questions (
  person_id INTEGER NOT NULL REFERENCES people (id),
  question_id INTEGER NOT NULL REFERENCES questions (id),
  issued_at INTEGER NOT NULL,
  PRIMARY KEY (person_id, question_id)
) WITHOUT ROWID;

CREATE INDEX open_questions_by_question ON open_questions (question_id, issued_at);
