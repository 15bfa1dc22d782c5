-- Names stand in both languages; one that was given in one language only stands in both columns.
-- A parent table is never dropped: D1 deletes its cascading children in silence.
CREATE TABLE grades (
  id INTEGER PRIMARY KEY,
  name_en TEXT NOT NULL COLLATE NOCASE UNIQUE,
  name_ar TEXT NOT NULL COLLATE NOCASE UNIQUE
);

CREATE TABLE subjects (
  id INTEGER PRIMARY KEY,
  name_en TEXT NOT NULL COLLATE NOCASE UNIQUE,
  name_ar TEXT NOT NULL COLLATE NOCASE UNIQUE,
  image TEXT NOT NULL DEFAULT ''
);

CREATE TABLE grade_subjects (
  grade_id INTEGER NOT NULL REFERENCES grades (id),
  subject_id INTEGER NOT NULL REFERENCES subjects (id),
  PRIMARY KEY (grade_id, subject_id)
) WITHOUT ROWID;

CREATE INDEX grade_subjects_by_subject ON grade_subjects (subject_id, grade_id);

-- A chapter is known by its number in a subject of a grade.
CREATE TABLE chapters (
  grade_id INTEGER NOT NULL REFERENCES grades (id),
  subject_id INTEGER NOT NULL REFERENCES subjects (id),
  number INTEGER NOT NULL CHECK (number >= 1),
  name_en TEXT NOT NULL COLLATE NOCASE,
  name_ar TEXT NOT NULL COLLATE NOCASE,
  PRIMARY KEY (grade_id, subject_id, number),
  UNIQUE (grade_id, subject_id, name_en),
  UNIQUE (grade_id, subject_id, name_ar)
) WITHOUT ROWID;
