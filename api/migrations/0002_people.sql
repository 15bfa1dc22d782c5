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
  created_at INTEGER NOT NULL,
  avatar TEXT NOT NULL DEFAULT '',
  nickname TEXT NOT NULL DEFAULT '',
  is_hidden INTEGER NOT NULL DEFAULT 0 CHECK (is_hidden IN (0, 1)),
  CHECK ((role = 'Student') = (grade_id IS NOT NULL)),
  CHECK ((role = 'Teacher') = (subject_id IS NOT NULL)),
  CHECK (points = 0 OR role = 'Student')
);

CREATE INDEX people_by_grade ON people (grade_id);
CREATE INDEX people_by_subject ON people (subject_id);

-- The points of a player on each leaderboard, and since when: 'all', 'grade:7', and 'week:2951', which counts
-- the weeks that begin on Monday, in UTC, from 29 December 1969. `is_hidden` is that of the person.
CREATE TABLE standings (
  person_id INTEGER NOT NULL REFERENCES people (id),
  board TEXT NOT NULL,
  points INTEGER NOT NULL CHECK (points > 0),
  points_at INTEGER NOT NULL,
  is_hidden INTEGER NOT NULL CHECK (is_hidden IN (0, 1)),
  PRIMARY KEY (person_id, board)
) WITHOUT ROWID;

CREATE INDEX standings_ranked ON standings (board, points DESC, points_at, person_id)
WHERE is_hidden = 0;

-- How many people who are not hidden have how many points on a leaderboard, in steps of 300 points and of
-- one: a rank is a sum of whole steps, never a count of people.
CREATE TABLE standing_counts (
  board TEXT NOT NULL,
  step INTEGER NOT NULL CHECK (step IN (1, 300)),
  bucket INTEGER NOT NULL,
  people INTEGER NOT NULL CHECK (people >= 0),
  PRIMARY KEY (board, step, bucket)
) WITHOUT ROWID;
