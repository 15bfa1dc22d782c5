-- Times are milliseconds since 1970, in every table. `questions_seen_at`: the newest decision on the own
-- questions that the person has seen.
-- `points` and `play_version` are those of the person's object, as it published them last.
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

-- The points of a player on each leaderboard: 'all', 'grade:7', and 'week:2951', which counts the weeks that
-- begin on Monday, in UTC, from 29 December 1969. `arrival` numbers those who ever had so many points there,
-- from 0, and orders equal points. `is_hidden` is that of the person.
CREATE TABLE standings (
  person_id INTEGER NOT NULL REFERENCES people (id),
  board TEXT NOT NULL,
  points INTEGER NOT NULL CHECK (points > 0),
  arrival INTEGER NOT NULL CHECK (arrival >= 0),
  is_hidden INTEGER NOT NULL CHECK (is_hidden IN (0, 1)),
  PRIMARY KEY (person_id, board)
) WITHOUT ROWID;

CREATE INDEX standings_ranked ON standings (board, points DESC, arrival)
WHERE is_hidden = 0;

-- How many people who are not hidden have how many points on a leaderboard, in steps of several widths: a rank
-- is a sum of whole steps, never a count of people. `arrivals`, of step 1, is the number of the next arrival.
CREATE TABLE standing_counts (
  board TEXT NOT NULL,
  step INTEGER NOT NULL,
  bucket INTEGER NOT NULL,
  people INTEGER NOT NULL CHECK (people >= 0),
  arrivals INTEGER NOT NULL DEFAULT 0,
  PRIMARY KEY (board, step, bucket)
) WITHOUT ROWID;

-- How many arrivals at a number of points are not shown any more, in blocks of several sizes: those who went
-- on, and those who are hidden.
CREATE TABLE standing_leavers (
  board TEXT NOT NULL,
  points INTEGER NOT NULL,
  size INTEGER NOT NULL,
  block INTEGER NOT NULL,
  people INTEGER NOT NULL CHECK (people >= 0),
  PRIMARY KEY (board, points, size, block)
) WITHOUT ROWID;
