-- The school of each person and each question. Every other row belongs to a person or a question, or is common to
-- all schools. See docs/decisions/0055-a-school-for-each-person.md.
CREATE TABLE schools (
  id INTEGER PRIMARY KEY
);

INSERT INTO schools (id) VALUES (1);

CREATE TABLE school_names (
  school_id INTEGER NOT NULL REFERENCES schools (id),
  language TEXT NOT NULL REFERENCES languages (code),
  name TEXT NOT NULL,
  PRIMARY KEY (school_id, language)
) WITHOUT ROWID;

CREATE INDEX school_names_by_language ON school_names (language);

-- Times are milliseconds since 1970, in every table. `points`, `play_version`, `answers_counted` and `open_rounds`
-- are copies of what the person's Durable Object published last: the version of that state, the id of the last
-- answer that the figures count, and the keys of the person's rows in `open_rounds`, [[pool, issued_at]];
-- `work_stored` is the version of its work for classes. Decisions on the person's own questions up to `questions_seen_at` have been seen by the person. A new teacher waits until
-- `confirmed_at` is set; nobody else is ever confirmed. A person with `blocked_at` gets no token. Two names or
-- nicknames that look alike have the same key (`lookAlikeKey`). `is_indexed` is 1 where `name_words` has the
-- person's name; the next search adds the names that it lacks.
CREATE TABLE people (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  school_id INTEGER NOT NULL DEFAULT 1,
  name TEXT NOT NULL,
  name_key TEXT NOT NULL DEFAULT '',
  email TEXT NOT NULL UNIQUE CHECK (email = lower(email)),
  role TEXT NOT NULL CHECK (role IN ('Student', 'Teacher', 'Admin', 'User')),
  grade_id INTEGER REFERENCES grades (id),
  subject_id INTEGER REFERENCES subjects (id),
  password_hash TEXT NOT NULL,
  created_at INTEGER NOT NULL,
  confirmed_at INTEGER CHECK (confirmed_at IS NULL OR role = 'Teacher'),
  blocked_at INTEGER,
  avatar TEXT NOT NULL DEFAULT '',
  nickname TEXT NOT NULL DEFAULT '',
  nickname_key TEXT NOT NULL DEFAULT '',
  is_hidden INTEGER NOT NULL DEFAULT 0 CHECK (is_hidden IN (0, 1)),
  is_indexed INTEGER NOT NULL DEFAULT 0 CHECK (is_indexed IN (0, 1)),
  questions_seen_at INTEGER NOT NULL DEFAULT 0,
  points INTEGER NOT NULL DEFAULT 0 CHECK (points >= 0),
  play_version INTEGER NOT NULL DEFAULT 0,
  answers_counted INTEGER NOT NULL DEFAULT 0,
  open_rounds TEXT NOT NULL DEFAULT '[]',
  work_stored INTEGER NOT NULL DEFAULT 0,
  CHECK ((role = 'Student') = (grade_id IS NOT NULL)),
  CHECK ((role = 'Teacher') = (subject_id IS NOT NULL)),
  CHECK (points = 0 OR role = 'Student')
);

-- No two people of a school have nicknames with the same key; the keys of the names of teachers and admins are
-- looked up when a nickname is chosen.
CREATE UNIQUE INDEX people_nicknames ON people (school_id, nickname_key) WHERE nickname_key <> '';
CREATE INDEX people_staff_names ON people (school_id, name_key) WHERE role IN ('Teacher', 'Admin');
CREATE INDEX people_by_grade ON people (grade_id);
CREATE INDEX people_by_subject ON people (subject_id);
CREATE INDEX people_by_school ON people (school_id);
-- The id is the last column of each index, so a page of a list is a range of one of them.
CREATE INDEX people_by_role ON people (school_id, role);
CREATE INDEX people_blocked ON people (school_id) WHERE blocked_at IS NOT NULL;
CREATE INDEX people_to_index ON people (school_id) WHERE is_indexed = 0;
CREATE INDEX people_waiting ON people (school_id) WHERE role = 'Teacher' AND confirmed_at IS NULL;

-- Triggers take the place of a foreign key, which would need an index of the questions by school. A question keeps its author's school
-- when the author is erased.
CREATE TRIGGER people_of_school BEFORE INSERT ON people
WHEN NOT EXISTS (SELECT 1 FROM schools WHERE id = NEW.school_id)
BEGIN
  SELECT RAISE(ABORT, 'there is no such school');
END;

CREATE TRIGGER people_to_school BEFORE UPDATE OF school_id ON people
WHEN NOT EXISTS (SELECT 1 FROM schools WHERE id = NEW.school_id)
BEGIN
  SELECT RAISE(ABORT, 'there is no such school');
END;

CREATE TRIGGER schools_kept BEFORE DELETE ON schools
BEGIN
  SELECT RAISE(ABORT, 'schools stay');
END;

-- The folded words of each name, and each two of them in their order, separated by a space (`nameWords`). A search is
-- a range of the key.
CREATE TABLE name_words (
  school_id INTEGER NOT NULL,
  words TEXT NOT NULL,
  person_id INTEGER NOT NULL REFERENCES people (id),
  PRIMARY KEY (school_id, words, person_id)
) WITHOUT ROWID;

CREATE INDEX name_words_by_person ON name_words (person_id);

-- What a teacher teaches besides `people.subject_id`, which is the first subject.
CREATE TABLE further_subjects (
  person_id INTEGER NOT NULL REFERENCES people (id) ON DELETE CASCADE,
  subject_id INTEGER NOT NULL REFERENCES subjects (id),
  PRIMARY KEY (person_id, subject_id)
) WITHOUT ROWID;

CREATE INDEX further_subjects_by_subject ON further_subjects (subject_id);

-- Whatever changes a person: only teachers have subjects and trust, and no subject twice.
CREATE TRIGGER people_teach AFTER UPDATE OF role, subject_id ON people
WHEN OLD.role = 'Teacher' AND NEW.subject_id IS NOT OLD.subject_id
BEGIN
  DELETE FROM further_subjects
  WHERE person_id = NEW.id AND (NEW.role <> 'Teacher' OR subject_id = NEW.subject_id);
  DELETE FROM trusted_authors WHERE person_id = NEW.id AND NEW.role <> 'Teacher';
END;

-- What was done to people and to the ways in which teachers join; events are never deleted. `person_id` is the
-- person whom an event concerns, `by_id` who did it. When a person is erased, both become NULL and `detail` empty.
-- `detail` names nobody but `person_id`.
CREATE TABLE person_event_kinds (
  name TEXT PRIMARY KEY
) WITHOUT ROWID;

-- A move of whole grades is one event 'grades moved', followed in the same batch by an event 'grade changed' for each
-- pupil, whose `detail` has `from`, `to` and the id of the move. The events of a pupil are the pupil's own.
INSERT INTO person_event_kinds (name)
VALUES ('confirmed'), ('code made'), ('code closed'), ('invited'), ('uninvited'), ('grade changed'),
  ('subjects changed'), ('profile reset'), ('blocked'), ('unblocked'), ('erased'),
  ('grades moved'), ('pupil made'), ('secret renewed'), ('school named');

CREATE TABLE person_events (
  id INTEGER PRIMARY KEY,
  person_id INTEGER REFERENCES people (id) ON DELETE SET NULL,
  by_id INTEGER REFERENCES people (id) ON DELETE SET NULL,
  kind TEXT NOT NULL REFERENCES person_event_kinds (name),
  detail TEXT NOT NULL DEFAULT '{}' CHECK (json_valid(detail)),
  at INTEGER NOT NULL
);

CREATE INDEX person_events_by_person ON person_events (person_id, id);
CREATE INDEX person_events_by_actor ON person_events (by_id, id);
CREATE INDEX person_events_by_kind ON person_events (kind, id);

CREATE TRIGGER person_events_kept BEFORE DELETE ON person_events
BEGIN
  SELECT RAISE(ABORT, 'events are kept for good');
END;
