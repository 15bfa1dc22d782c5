-- An edited question is a new question. `replaces` is the version before it, which is out of use from then on,
-- unless it is approved: then it is played until the new version is approved. `supersedes` is the approved
-- version that is played meanwhile.
CREATE TABLE question_versions (
  question_id INTEGER PRIMARY KEY REFERENCES questions (id),
  replaces INTEGER NOT NULL REFERENCES questions (id),
  supersedes INTEGER REFERENCES questions (id)
);

CREATE INDEX question_versions_by_replaced ON question_versions (replaces);
CREATE INDEX question_versions_by_superseded ON question_versions (supersedes);

-- The second edit of one version aborts, with everything in its batch, so that no set is replaced in part.
CREATE TRIGGER question_versions_once BEFORE INSERT ON question_versions
BEGIN
  SELECT RAISE(ABORT, 'question has a newer version') FROM questions
  WHERE id = NEW.replaces AND status = 'replaced';
  SELECT RAISE(ABORT, 'question has a newer version') FROM question_versions AS other
  JOIN questions ON questions.id = other.question_id AND questions.status = 'waiting'
  WHERE other.replaces = NEW.replaces OR other.supersedes = NEW.supersedes;
END;

CREATE TRIGGER question_versions_added AFTER INSERT ON question_versions
BEGIN
  UPDATE questions SET status = 'replaced',
    status_at = (SELECT created_at FROM questions WHERE id = NEW.question_id)
  WHERE id = NEW.replaces AND status <> 'approved';
END;

-- Positions stay dense: the last question of the bucket moves into the gap. A player who has been given the
-- question that left is not given the one that moved into its position.
CREATE TRIGGER questions_left AFTER UPDATE OF position ON questions
WHEN OLD.position IS NOT NULL AND NEW.position IS NULL
BEGIN
  UPDATE pools SET sizes = json_set(sizes, '$.' || OLD.language || OLD.level,
    json_extract(sizes, '$.' || OLD.language || OLD.level) - 1)
  WHERE id = OLD.pool_id AND json_extract(sizes, '$.' || OLD.language || OLD.level) > 0;
  UPDATE questions SET position = OLD.position
  WHERE pool_id = OLD.pool_id AND language = OLD.language AND level = OLD.level
    AND position > OLD.position AND position = (SELECT max(position) FROM questions AS other
      WHERE other.pool_id = OLD.pool_id AND other.language = OLD.language AND other.level = OLD.level);
END;

-- The decisions of admins and authors on questions; they are never deleted. Sending a question is not an event:
-- its own row has that. When a person is erased, `person_id` becomes NULL. `templates` is a list of keys of
-- reasons; `before` holds the texts before a correction.
CREATE TABLE question_event_kinds (
  name TEXT PRIMARY KEY
) WITHOUT ROWID;

INSERT INTO question_event_kinds (name)
VALUES ('approved'), ('trusted'), ('changes'), ('rejected'), ('corrected'), ('undone'), ('withdrawn');

CREATE TABLE question_events (
  id INTEGER PRIMARY KEY,
  question_id INTEGER NOT NULL REFERENCES questions (id),
  person_id INTEGER REFERENCES people (id) ON DELETE SET NULL,
  event TEXT NOT NULL REFERENCES question_event_kinds (name),
  reason TEXT NOT NULL DEFAULT '',
  templates TEXT NOT NULL DEFAULT '[]' CHECK (json_valid(templates)),
  before TEXT CHECK (json_valid(before)),
  at INTEGER NOT NULL
);

CREATE INDEX question_events_by_question ON question_events (question_id, id);
CREATE INDEX question_events_by_person ON question_events (person_id, id);
CREATE INDEX question_events_by_time ON question_events (at);
CREATE INDEX question_events_by_kind ON question_events (event, at);

CREATE TRIGGER question_events_kept BEFORE DELETE ON question_events
BEGIN
  SELECT RAISE(ABORT, 'events are kept for good');
END;

-- Questions that these teachers send for this subject are approved at once.
CREATE TABLE trusted_authors (
  person_id INTEGER NOT NULL REFERENCES people (id) ON DELETE CASCADE,
  subject_id INTEGER NOT NULL REFERENCES subjects (id),
  admin_id INTEGER NOT NULL REFERENCES people (id),
  trusted_at INTEGER NOT NULL,
  PRIMARY KEY (person_id, subject_id)
) WITHOUT ROWID;

CREATE INDEX trusted_authors_by_subject ON trusted_authors (subject_id);
CREATE INDEX trusted_authors_by_admin ON trusted_authors (admin_id);
