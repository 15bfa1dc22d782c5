-- The decisions of admins and authors on questions; they are never deleted. Sending a question is not an event: its
-- own row has that. When a person is erased, `person_id` becomes NULL. `templates` is a list of keys of reasons;
-- `before` holds the texts before a correction. Verdicts on appealed answers are events: `answer` is the pupils'
-- answer that the event is about, "" where it is about none.
CREATE TABLE question_event_kinds (
  name TEXT PRIMARY KEY
) WITHOUT ROWID;

INSERT INTO question_event_kinds (name)
VALUES ('approved'), ('trusted'), ('changes'), ('rejected'), ('corrected'), ('undone'), ('withdrawn'), ('retired'),
  ('restored'), ('hidden'), ('requested'), ('kept'), ('accepted'), ('never'), ('declined'), ('revoked');

CREATE TABLE question_events (
  id INTEGER PRIMARY KEY,
  question_id INTEGER NOT NULL REFERENCES questions (id),
  person_id INTEGER REFERENCES people (id) ON DELETE SET NULL,
  event TEXT NOT NULL REFERENCES question_event_kinds (name),
  reason TEXT NOT NULL DEFAULT '',
  templates TEXT NOT NULL DEFAULT '[]' CHECK (json_valid(templates)),
  answer TEXT NOT NULL DEFAULT '',
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

-- The questions under review, in entries, which an admin's list shows by page. An entry is a set that was
-- written together, or one question; its id is that of its first question. Triggers maintain these tables, so
-- that code that changes a question need not.

-- The number of entries and questions under review for each combination of the list's filters, so that no page
-- counts questions. `section` is -1 in education; `grade_id` and `subject_id` are 0 in entertainment.
CREATE TABLE waiting_groups (
  id INTEGER PRIMARY KEY,
  section INTEGER NOT NULL,
  grade_id INTEGER NOT NULL,
  subject_id INTEGER NOT NULL,
  game TEXT NOT NULL,
  language TEXT NOT NULL,
  entries INTEGER NOT NULL DEFAULT 0 CHECK (entries >= 0),
  questions INTEGER NOT NULL DEFAULT 0 CHECK (questions >= 0),
  UNIQUE (section, grade_id, subject_id, game, language)
);

CREATE TABLE waiting_entries (
  id INTEGER PRIMARY KEY,
  set_id TEXT UNIQUE,
  group_id INTEGER NOT NULL REFERENCES waiting_groups (id),
  is_education INTEGER NOT NULL CHECK (is_education IN (0, 1)),
  questions INTEGER NOT NULL DEFAULT 0 CHECK (questions >= 0)
);

CREATE INDEX waiting_entries_by_group ON waiting_entries (group_id, id);
CREATE INDEX waiting_entries_by_category ON waiting_entries (is_education, id);

-- `folded` holds all texts of the question, folded for search; where it is NULL, the next search writes it.
-- There is no FTS5 index, because that is a virtual table: D1 cannot export a database that has one.
CREATE TABLE waiting_questions (
  id INTEGER PRIMARY KEY REFERENCES questions (id),
  entry_id INTEGER NOT NULL,
  folded TEXT
);

CREATE INDEX waiting_questions_by_entry ON waiting_questions (entry_id);
CREATE INDEX waiting_questions_to_fold ON waiting_questions (id) WHERE folded IS NULL;

CREATE TRIGGER questions_sent AFTER INSERT ON questions WHEN NEW.status = 'waiting'
BEGIN
  INSERT INTO waiting_questions (id, entry_id)
  VALUES (NEW.id, coalesce((SELECT id FROM waiting_entries WHERE set_id = NEW.set_id), NEW.id));
END;

CREATE TRIGGER questions_reopened AFTER UPDATE OF status ON questions
WHEN NEW.status = 'waiting' AND OLD.status <> 'waiting'
BEGIN
  INSERT INTO waiting_questions (id, entry_id)
  VALUES (NEW.id, coalesce((SELECT id FROM waiting_entries WHERE set_id = NEW.set_id), NEW.id));
END;

CREATE TRIGGER questions_reviewed AFTER UPDATE OF status ON questions
WHEN OLD.status = 'waiting' AND NEW.status <> 'waiting'
BEGIN
  DELETE FROM waiting_questions WHERE id = OLD.id;
END;

CREATE TRIGGER questions_deleted BEFORE DELETE ON questions WHEN OLD.status = 'waiting'
BEGIN
  DELETE FROM waiting_questions WHERE id = OLD.id;
END;

CREATE TRIGGER questions_reworded AFTER UPDATE OF question, lines, answer, summary ON questions
WHEN NEW.status = 'waiting'
BEGIN
  UPDATE waiting_questions SET folded = NULL WHERE id = NEW.id;
END;

CREATE TRIGGER waiting_questions_added AFTER INSERT ON waiting_questions
BEGIN
  INSERT INTO waiting_groups (section, grade_id, subject_id, game, language)
  SELECT coalesce(section, -1), coalesce(grade_id, 0), coalesce(subject_id, 0), game, language
  FROM questions JOIN pools ON pools.id = pool_id WHERE questions.id = NEW.id
  ON CONFLICT DO NOTHING;
  INSERT INTO waiting_entries (id, set_id, group_id, is_education)
  SELECT NEW.entry_id, set_id, waiting_groups.id, pools.section IS NULL
  FROM questions JOIN pools ON pools.id = pool_id JOIN waiting_groups
    ON waiting_groups.section = coalesce(pools.section, -1)
    AND waiting_groups.grade_id = coalesce(pools.grade_id, 0)
    AND waiting_groups.subject_id = coalesce(pools.subject_id, 0)
    AND waiting_groups.game = pools.game AND waiting_groups.language = questions.language
  WHERE questions.id = NEW.id
  ON CONFLICT DO NOTHING;
  UPDATE waiting_entries SET questions = questions + 1 WHERE id = NEW.entry_id;
END;

CREATE TRIGGER waiting_questions_removed AFTER DELETE ON waiting_questions
BEGIN
  UPDATE waiting_entries SET questions = questions - 1 WHERE id = OLD.entry_id;
  DELETE FROM waiting_entries WHERE id = OLD.entry_id AND questions = 0;
END;

CREATE TRIGGER waiting_entries_added AFTER INSERT ON waiting_entries
BEGIN
  UPDATE waiting_groups SET entries = entries + 1 WHERE id = NEW.group_id;
END;

CREATE TRIGGER waiting_entries_changed AFTER UPDATE OF questions ON waiting_entries
BEGIN
  UPDATE waiting_groups SET questions = questions + NEW.questions - OLD.questions
  WHERE id = NEW.group_id;
END;

CREATE TRIGGER waiting_entries_removed AFTER DELETE ON waiting_entries
BEGIN
  UPDATE waiting_groups SET entries = entries - 1 WHERE id = OLD.group_id;
END;

-- Authors who want a daily mail about decisions on their questions. `origin` is the origin of the app where the
-- author chose this. `token` is in the link that ends the mails and allows nothing else. Decisions up to
-- `mailed_to` are in no later mail. `day` is the last day, counted from 1970 in UTC, on which a mail was begun
-- or sent.
CREATE TABLE author_mails (
  person_id INTEGER PRIMARY KEY REFERENCES people (id) ON DELETE CASCADE,
  language TEXT NOT NULL,
  origin TEXT NOT NULL,
  token TEXT NOT NULL UNIQUE,
  mailed_to INTEGER NOT NULL,
  day INTEGER NOT NULL DEFAULT 0
);

-- The last person, in the order of ids, whose mail of a day has been handled.
CREATE TABLE author_mail_days (
  day INTEGER PRIMARY KEY,
  person_id INTEGER NOT NULL
);
