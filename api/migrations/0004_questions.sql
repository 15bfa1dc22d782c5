-- Games have the names, and entertainment sections the numbers, that the contract uses.
CREATE TABLE games (
  name TEXT PRIMARY KEY
) WITHOUT ROWID;

INSERT INTO games (name) VALUES ('five hints'), ('offside'), ('DifficultyLevel');

CREATE TABLE sections (
  number INTEGER PRIMARY KEY
);

INSERT INTO sections (number) VALUES (0), (1), (2), (3), (4);

-- A pool holds the questions of one game in one chapter or one entertainment section. `sizes` counts its
-- approved questions by bucket, which is a language with a level: {"en0": 12, "ar0": 9}. `exchanges` counts how
-- often a question left its position; anything cached of the pool before that is stale. `signs` counts how many answers
-- of the pool in play hold a sign that keyboards lack: {"en": {"²": 3}}.
CREATE TABLE pools (
  id INTEGER PRIMARY KEY,
  grade_id INTEGER,
  subject_id INTEGER,
  chapter_number INTEGER,
  section INTEGER REFERENCES sections (number),
  game TEXT NOT NULL REFERENCES games (name),
  sizes TEXT NOT NULL DEFAULT '{}' CHECK (json_valid(sizes)),
  exchanges INTEGER NOT NULL DEFAULT 0,
  signs TEXT NOT NULL DEFAULT '{}' CHECK (json_valid(signs)),
  CHECK ((chapter_number IS NULL) <> (section IS NULL)),
  CHECK ((chapter_number IS NULL) = (grade_id IS NULL)),
  CHECK ((chapter_number IS NULL) = (subject_id IS NULL)),
  FOREIGN KEY (grade_id, subject_id, chapter_number)
    REFERENCES chapters (grade_id, subject_id, number),
  UNIQUE (grade_id, subject_id, chapter_number, game),
  UNIQUE (section, game)
);

CREATE INDEX pools_by_game ON pools (game);

-- A retired question was taken out of play by an admin; a hidden one was reported as unfit by three players, and an
-- admin has not decided yet. Both can be put back.
CREATE TABLE question_statuses (
  name TEXT PRIMARY KEY
) WITHOUT ROWID;

INSERT INTO question_statuses (name)
VALUES ('waiting'), ('approved'), ('changes'), ('rejected'), ('withdrawn'), ('replaced'), ('retired'), ('hidden');

-- `lines` are the texts that the game shows with the question: hints or statements. `answer` of an offside question
-- lists its true statements ("135"). Questions that were written together share a `set_id`. An approved question has
-- a position in its bucket; positions are dense from 0. Two questions of a pool in different languages with the same
-- `answer_key` are twins, the same question in translation. The key is empty where equal answers do not show that,
-- as in offside, and '#' with the id of the first question where the author has declared two questions twins.
-- `wrong_answers` are answers that the author has declared wrong; they never count as right. `status_at` is the time
-- at which the question got its status: when it was sent or decided. `accepted_answers` are answers that count as
-- right since an appeal was accepted, each after a "|", like the alternatives in `answer`. A line is a question with
-- all its versions: `line_id` is the id of the first of them, NULL for a question that was never edited. At most one
-- version of a line is under review, which an index holds, and at most one is approved, which triggers hold. See
-- docs/decisions/0067-one-line-and-retiring.md. Of an `exact` question only an answer as it is stored counts. `signs` are those of the answer
-- that keyboards lack, as a list.
CREATE TABLE questions (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  school_id INTEGER NOT NULL DEFAULT 1,
  pool_id INTEGER NOT NULL REFERENCES pools (id),
  status TEXT NOT NULL REFERENCES question_statuses (name),
  language TEXT NOT NULL REFERENCES languages (code),
  level INTEGER NOT NULL DEFAULT 0 CHECK (level >= 0),
  position INTEGER CHECK (position >= 0),
  set_id TEXT,
  line_id INTEGER,
  question TEXT NOT NULL,
  lines TEXT NOT NULL DEFAULT '[]' CHECK (json_valid(lines)),
  answer TEXT NOT NULL,
  answer_key TEXT NOT NULL DEFAULT '',
  accepted_answers TEXT NOT NULL DEFAULT '',
  wrong_answers TEXT NOT NULL DEFAULT '[]' CHECK (json_valid(wrong_answers)),
  exact INTEGER NOT NULL DEFAULT 0 CHECK (exact IN (0, 1)),
  summary TEXT NOT NULL,
  fingerprint TEXT NOT NULL,
  author_id INTEGER REFERENCES people (id),
  created_at INTEGER NOT NULL,
  status_at INTEGER NOT NULL DEFAULT 0,
  signs TEXT NOT NULL DEFAULT '[]' CHECK (json_valid(signs)),
  CHECK ((status = 'approved') = (position IS NOT NULL))
);

CREATE UNIQUE INDEX questions_by_position ON questions (pool_id, language, level, position);
CREATE INDEX questions_by_answer ON questions (pool_id, answer_key, language)
WHERE answer_key <> '' AND position IS NOT NULL;
CREATE INDEX questions_by_language ON questions (language);
CREATE INDEX questions_by_status ON questions (status);
CREATE INDEX questions_linked ON questions (answer_key) WHERE answer_key >= '#' AND answer_key < '$';
CREATE INDEX questions_by_fingerprint ON questions (fingerprint);
CREATE INDEX questions_by_author ON questions (author_id, status, status_at, id);
CREATE INDEX questions_by_line ON questions (line_id, id) WHERE line_id IS NOT NULL;
CREATE INDEX questions_played_by_line ON questions (line_id) WHERE line_id IS NOT NULL AND position IS NOT NULL;
CREATE UNIQUE INDEX questions_reviewed_by_line ON questions (line_id)
WHERE line_id IS NOT NULL AND status = 'waiting';

CREATE TRIGGER questions_exchanged AFTER UPDATE OF position ON questions
WHEN OLD.position IS NOT NULL AND OLD.position IS NOT NEW.position
BEGIN
  UPDATE pools SET exchanges = exchanges + 1 WHERE id = OLD.pool_id;
END;

-- The number of questions by author and status, kept by triggers so that no query counts questions.
CREATE TABLE author_counts (
  person_id INTEGER NOT NULL REFERENCES people (id),
  status TEXT NOT NULL,
  questions INTEGER NOT NULL CHECK (questions >= 0),
  PRIMARY KEY (person_id, status)
) WITHOUT ROWID;

-- Finds the authors with the most questions under review, and no others.
CREATE INDEX author_counts_waiting ON author_counts (questions DESC, person_id)
WHERE status = 'waiting' AND questions > 0;

CREATE TRIGGER questions_added AFTER INSERT ON questions WHEN NEW.author_id IS NOT NULL
BEGIN
  INSERT INTO author_counts (person_id, status, questions) VALUES (NEW.author_id, NEW.status, 1)
  ON CONFLICT (person_id, status) DO UPDATE SET questions = questions + 1;
END;

CREATE TRIGGER questions_decided AFTER UPDATE OF status ON questions
WHEN NEW.author_id IS NOT NULL AND NEW.status <> OLD.status
BEGIN
  UPDATE author_counts SET questions = questions - 1
  WHERE person_id = NEW.author_id AND status = OLD.status;
  INSERT INTO author_counts (person_id, status, questions) VALUES (NEW.author_id, NEW.status, 1)
  ON CONFLICT (person_id, status) DO UPDATE SET questions = questions + 1;
END;

CREATE TRIGGER questions_signs AFTER UPDATE OF position ON questions
WHEN NEW.signs <> '[]' AND (OLD.position IS NULL) <> (NEW.position IS NULL)
BEGIN
  UPDATE pools SET signs = json_set(signs, '$.' || NEW.language, json((
    SELECT json_group_object(sign, held) FROM (
      SELECT sign, sum(answers) AS held FROM (
        SELECT key AS sign, value AS answers FROM json_each(pools.signs, '$.' || NEW.language)
        UNION ALL
        SELECT value, iif(NEW.position IS NULL, -1, 1) FROM json_each(NEW.signs)
      ) GROUP BY sign HAVING held > 0
    )
  ))) WHERE id = NEW.pool_id;
END;
