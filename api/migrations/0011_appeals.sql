-- Answers that count as right since an appeal was accepted, each after a "|", like the alternatives in
-- `answer`.
ALTER TABLE questions ADD COLUMN accepted_answers TEXT NOT NULL DEFAULT '';

-- A player appeals: an answer that was judged wrong is right. One appeal per player and question, whatever the
-- player answers later.
CREATE TABLE appeals (
  question_id INTEGER NOT NULL REFERENCES questions (id),
  person_id INTEGER NOT NULL REFERENCES people (id) ON DELETE CASCADE,
  answer_key TEXT NOT NULL,
  text TEXT NOT NULL,
  word TEXT NOT NULL,
  filed_at INTEGER NOT NULL,
  PRIMARY KEY (question_id, person_id)
) WITHOUT ROWID;

CREATE INDEX appeals_by_person ON appeals (person_id);
CREATE INDEX appeals_with_word ON appeals (question_id, answer_key, filed_at) WHERE word <> '';

-- The appealed answers by normal form; `people` is the number of players who appealed. `verdict` is NULL until
-- the author or an admin decides; the first decision is final.
CREATE TABLE appealed (
  question_id INTEGER NOT NULL REFERENCES questions (id),
  answer_key TEXT NOT NULL,
  text TEXT NOT NULL,
  author_id INTEGER REFERENCES people (id) ON DELETE SET NULL,
  people INTEGER NOT NULL,
  opened_at INTEGER NOT NULL,
  verdict TEXT CHECK (verdict IN ('accepted', 'never', 'declined')),
  reason TEXT NOT NULL DEFAULT '',
  decided_by INTEGER REFERENCES people (id) ON DELETE SET NULL,
  decided_at INTEGER,
  PRIMARY KEY (question_id, answer_key),
  CHECK ((verdict IS NULL) = (decided_at IS NULL))
) WITHOUT ROWID;

CREATE INDEX appealed_open ON appealed (verdict, people, opened_at);
CREATE INDEX appealed_by_author ON appealed (author_id, verdict, people, opened_at);
CREATE INDEX appealed_by_decider ON appealed (decided_by);
CREATE INDEX appealed_decided ON appealed (verdict, decided_at);

CREATE TRIGGER appeals_added AFTER INSERT ON appeals
BEGIN
  INSERT INTO appealed (question_id, answer_key, text, author_id, people, opened_at)
  SELECT NEW.question_id, NEW.answer_key, NEW.text, author_id, 1, NEW.filed_at
  FROM questions WHERE id = NEW.question_id
  ON CONFLICT (question_id, answer_key) DO UPDATE SET people = people + 1;
END;

-- A trigger applies the decision, so that it takes effect once. Answers beyond the limits are not added: the
-- judge compares a limited number of alternatives, and an author may name ten wrong answers.
CREATE TRIGGER appealed_accepted AFTER UPDATE OF verdict ON appealed
WHEN OLD.verdict IS NULL AND NEW.verdict = 'accepted'
BEGIN
  UPDATE questions SET accepted_answers = accepted_answers || '|' || replace(NEW.text, '|', ' ')
  WHERE id = NEW.question_id AND length(accepted_answers) < 1500;
  UPDATE question_figures SET right = min(played, right + coalesce((SELECT people FROM given_wrong
    WHERE question_id = NEW.question_id AND answer_key = NEW.answer_key), 0))
  WHERE question_id = NEW.question_id;
  DELETE FROM given_wrong WHERE question_id = NEW.question_id AND answer_key = NEW.answer_key;
END;

CREATE TRIGGER appealed_never AFTER UPDATE OF verdict ON appealed
WHEN OLD.verdict IS NULL AND NEW.verdict = 'never'
BEGIN
  UPDATE questions SET wrong_answers = json_insert(wrong_answers, '$[#]', NEW.text)
  WHERE id = NEW.question_id AND json_array_length(wrong_answers) < 10;
END;

-- A player reports that something is wrong with a question: one report per player and question.
CREATE TABLE reports (
  question_id INTEGER NOT NULL REFERENCES questions (id),
  person_id INTEGER NOT NULL REFERENCES people (id) ON DELETE CASCADE,
  reason TEXT NOT NULL CHECK (reason IN ('answer', 'unclear', 'language', 'unfit')),
  word TEXT NOT NULL,
  filed_at INTEGER NOT NULL,
  PRIMARY KEY (question_id, person_id)
) WITHOUT ROWID;

CREATE INDEX reports_by_person ON reports (person_id);
CREATE INDEX reports_with_word ON reports (question_id, filed_at) WHERE word <> '';

-- The reported questions. `people` counts the reports since the question's reports were last closed, and
-- `reasons` counts them by reason ({"answer": 2}).
CREATE TABLE reported (
  question_id INTEGER PRIMARY KEY REFERENCES questions (id),
  author_id INTEGER REFERENCES people (id) ON DELETE SET NULL,
  people INTEGER NOT NULL,
  reasons TEXT NOT NULL CHECK (json_valid(reasons)),
  opened_at INTEGER NOT NULL,
  closed_at INTEGER,
  closed_by INTEGER REFERENCES people (id) ON DELETE SET NULL
);

CREATE INDEX reported_open ON reported (closed_at, people);
CREATE INDEX reported_by_author ON reported (author_id, closed_at, people);
CREATE INDEX reported_by_closer ON reported (closed_by);

CREATE TRIGGER reports_added AFTER INSERT ON reports
BEGIN
  INSERT INTO reported (question_id, author_id, people, reasons, opened_at)
  SELECT NEW.question_id, author_id, 1, json_object(NEW.reason, 1), NEW.filed_at
  FROM questions WHERE id = NEW.question_id
  ON CONFLICT (question_id) DO UPDATE SET
    people = iif(closed_at IS NULL, people + 1, 1),
    reasons = iif(closed_at IS NULL, json_set(reasons, '$.' || NEW.reason,
      coalesce(json_extract(reasons, '$.' || NEW.reason), 0) + 1), excluded.reasons),
    opened_at = iif(closed_at IS NULL, opened_at, excluded.opened_at),
    closed_at = NULL, closed_by = NULL;
END;
