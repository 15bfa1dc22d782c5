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

-- The appealed answers by normal form; `people` is the number of players who appealed. `verdict` is NULL until the
-- author or an admin decides. `is_applied` is 0 within the batch that decides on or revokes an answer, so that its
-- writes take effect once. `moved` is how many wrong answers the question's figures count as right since this answer
-- was accepted; `revoked_at` is when an admin revoked it: from then on it credits nobody.
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
  revoked_at INTEGER CHECK (revoked_at IS NULL OR verdict = 'accepted'),
  is_applied INTEGER NOT NULL DEFAULT 1 CHECK (is_applied IN (0, 1)),
  moved INTEGER NOT NULL DEFAULT 0 CHECK (moved >= 0),
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
CREATE INDEX reports_unfit ON reports (question_id, filed_at) WHERE reason = 'unfit';

-- The reported questions; those that are hidden come first in the lists. `people` counts the reports since the
-- question's reports were last closed, and `reasons` counts them by reason ({"answer": 2}). Reports before
-- `looked_at`, when an admin last closed them, no longer count for hiding; an author who closes them changes nothing
-- there.
CREATE TABLE reported (
  question_id INTEGER PRIMARY KEY REFERENCES questions (id),
  author_id INTEGER REFERENCES people (id) ON DELETE SET NULL,
  people INTEGER NOT NULL,
  reasons TEXT NOT NULL CHECK (json_valid(reasons)),
  is_hidden INTEGER NOT NULL DEFAULT 0,
  opened_at INTEGER NOT NULL,
  closed_at INTEGER,
  looked_at INTEGER NOT NULL DEFAULT 0,
  closed_by INTEGER REFERENCES people (id) ON DELETE SET NULL
);

CREATE INDEX reported_open ON reported (closed_at, is_hidden, people);
CREATE INDEX reported_by_author ON reported (author_id, closed_at, is_hidden, people);
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

-- A player has one report for each question, so three reports are of three players.
CREATE TRIGGER reports_hide AFTER INSERT ON reports
WHEN NEW.reason = 'unfit' AND (SELECT count(*) FROM (SELECT 1 FROM reports
  WHERE question_id = NEW.question_id AND reason = 'unfit' AND filed_at > coalesce(
    (SELECT looked_at FROM reported WHERE question_id = NEW.question_id), 0) LIMIT 3)) = 3
BEGIN
  INSERT INTO question_events (question_id, event, at)
  SELECT id, 'hidden', NEW.filed_at FROM questions WHERE id = NEW.question_id AND status = 'approved';
  UPDATE questions SET status = 'hidden', position = NULL, status_at = NEW.filed_at
  WHERE id = NEW.question_id AND status = 'approved';
END;

CREATE TRIGGER questions_hidden AFTER UPDATE OF status ON questions
WHEN (NEW.status = 'hidden') <> (OLD.status = 'hidden')
BEGIN
  UPDATE reported SET is_hidden = (NEW.status = 'hidden') WHERE question_id = NEW.id;
END;
