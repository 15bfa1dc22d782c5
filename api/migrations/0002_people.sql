-- Times are milliseconds since 1970, in every table.
CREATE TABLE people (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  name TEXT NOT NULL,
  email TEXT NOT NULL UNIQUE CHECK (email = lower(email)),
  role TEXT NOT NULL CHECK (role IN ('Student', 'Teacher', 'Admin', 'User')),
  grade_id INTEGER REFERENCES grades (id),
  subject_id INTEGER REFERENCES subjects (id),
  password_hash TEXT NOT NULL,
  points INTEGER NOT NULL DEFAULT 0 CHECK (points >= 0),
  points_at INTEGER,
  created_at INTEGER NOT NULL,
  CHECK ((role = 'Student') = (grade_id IS NOT NULL)),
  CHECK ((role = 'Teacher') = (subject_id IS NOT NULL)),
  CHECK (points = 0 OR (role = 'Student' AND points_at IS NOT NULL))
);

CREATE INDEX people_by_grade ON people (grade_id);
CREATE INDEX people_by_subject ON people (subject_id);
CREATE INDEX people_ranked ON people (points DESC, points_at, id) WHERE points > 0;

-- How many people have how many points, in steps of 300 points and of one: a rank is a sum of whole
-- steps, never a count of people.
CREATE TABLE points_wide (
  bucket INTEGER PRIMARY KEY,
  people INTEGER NOT NULL CHECK (people >= 0)
);

CREATE TABLE points_exact (
  points INTEGER PRIMARY KEY CHECK (points > 0),
  people INTEGER NOT NULL CHECK (people >= 0)
);
