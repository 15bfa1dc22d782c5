-- Times are milliseconds since 1970, in every table. Decisions on the person's own questions up to
-- `questions_seen_at` have been seen by the person. `points` and `play_version` are copies of what the person's
-- Durable Object published last.
CREATE TABLE people (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  name TEXT NOT NULL,
  email TEXT NOT NULL UNIQUE CHECK (email = lower(email)),
  role TEXT NOT NULL CHECK (role IN ('Student', 'Teacher', 'Admin', 'User')),
  grade_id INTEGER REFERENCES grades (id),
  subject_id INTEGER REFERENCES subjects (id),
  password_hash TEXT NOT NULL,
  points INTEGER NOT NULL DEFAULT 0 CHECK (points >= 0),
  play_version INTEGER NOT NULL DEFAULT 0,
  created_at INTEGER NOT NULL,
  avatar TEXT NOT NULL DEFAULT '',
  nickname TEXT NOT NULL DEFAULT '',
  is_hidden INTEGER NOT NULL DEFAULT 0 CHECK (is_hidden IN (0, 1)),
  questions_seen_at INTEGER NOT NULL DEFAULT 0,
  CHECK ((role = 'Student') = (grade_id IS NOT NULL)),
  CHECK ((role = 'Teacher') = (subject_id IS NOT NULL)),
  CHECK (points = 0 OR role = 'Student')
);

CREATE INDEX people_by_grade ON people (grade_id);
CREATE INDEX people_by_subject ON people (subject_id);
