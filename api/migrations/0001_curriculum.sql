-- Sets of values that may grow are look-up tables, not lists in a CHECK: SQLite can change a CHECK only by
-- rebuilding the table, and D1 then silently deletes the rows that refer to the dropped table with ON DELETE
-- CASCADE.
CREATE TABLE languages (
  code TEXT PRIMARY KEY
) WITHOUT ROWID;

INSERT INTO languages (code) VALUES ('en'), ('ar');

-- `position` is the order in which grades and subjects are listed; those without one follow by id. What is archived is
-- listed no more, and keeps its questions and records.
CREATE TABLE grades (
  id INTEGER PRIMARY KEY,
  position INTEGER,
  archived_at INTEGER
);

-- One row per language. Where a language has no name, readers get the name in another language.
CREATE TABLE grade_names (
  grade_id INTEGER NOT NULL REFERENCES grades (id),
  language TEXT NOT NULL REFERENCES languages (code),
  name TEXT NOT NULL COLLATE NOCASE,
  PRIMARY KEY (grade_id, language),
  UNIQUE (name, language)
) WITHOUT ROWID;

CREATE INDEX grade_names_by_language ON grade_names (language);

CREATE TABLE subjects (
  id INTEGER PRIMARY KEY,
  image TEXT NOT NULL DEFAULT '',
  position INTEGER,
  archived_at INTEGER
);

CREATE TABLE subject_names (
  subject_id INTEGER NOT NULL REFERENCES subjects (id),
  language TEXT NOT NULL REFERENCES languages (code),
  name TEXT NOT NULL COLLATE NOCASE,
  PRIMARY KEY (subject_id, language),
  UNIQUE (name, language)
) WITHOUT ROWID;

CREATE INDEX subject_names_by_language ON subject_names (language);

CREATE TABLE grade_subjects (
  grade_id INTEGER NOT NULL REFERENCES grades (id),
  subject_id INTEGER NOT NULL REFERENCES subjects (id),
  PRIMARY KEY (grade_id, subject_id)
) WITHOUT ROWID;

CREATE INDEX grade_subjects_by_subject ON grade_subjects (subject_id, grade_id);

-- A chapter is identified by its number in a subject of a grade.
CREATE TABLE chapters (
  grade_id INTEGER NOT NULL REFERENCES grades (id),
  subject_id INTEGER NOT NULL REFERENCES subjects (id),
  number INTEGER NOT NULL CHECK (number >= 1),
  archived_at INTEGER,
  PRIMARY KEY (grade_id, subject_id, number)
) WITHOUT ROWID;

CREATE INDEX chapters_by_subject ON chapters (subject_id);

CREATE TABLE chapter_names (
  grade_id INTEGER NOT NULL,
  subject_id INTEGER NOT NULL,
  number INTEGER NOT NULL,
  language TEXT NOT NULL REFERENCES languages (code),
  name TEXT NOT NULL COLLATE NOCASE,
  PRIMARY KEY (grade_id, subject_id, number, language),
  FOREIGN KEY (grade_id, subject_id, number) REFERENCES chapters (grade_id, subject_id, number)
) WITHOUT ROWID;

-- The column order also serves look-ups of a chapter that an admin names without its subject.
CREATE UNIQUE INDEX chapter_names_unique ON chapter_names (grade_id, name, subject_id, language);
CREATE INDEX chapter_names_by_language ON chapter_names (language);
