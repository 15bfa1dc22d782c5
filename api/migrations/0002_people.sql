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

CREATE INDEX people_ranked ON people (points DESC, points_at, id) WHERE points > 0;

-- How many people have how many points, 300 points wide and single points: a rank is a sum of
-- whole buckets, never a count of people.
CREATE TABLE points_wide (
  bucket INTEGER PRIMARY KEY,
  people INTEGER NOT NULL CHECK (people >= 0)
);

CREATE TABLE points_exact (
  points INTEGER PRIMARY KEY CHECK (points > 0),
  people INTEGER NOT NULL CHECK (people >= 0)
);

-- Tokens are kept as SHA-256 in base64url. A revoked token is a deleted row. The role stands here
-- so that a call reads one row to know who calls: whoever changes a role deletes the tokens.
CREATE TABLE access_tokens (
  hash TEXT PRIMARY KEY,
  person_id INTEGER NOT NULL REFERENCES people (id),
  role TEXT NOT NULL CHECK (role IN ('Student', 'Teacher', 'Admin', 'User')),
  expires_at INTEGER NOT NULL
) WITHOUT ROWID;

CREATE INDEX access_tokens_by_person ON access_tokens (person_id, expires_at);

CREATE TABLE password_reset_tokens (
  hash TEXT PRIMARY KEY,
  person_id INTEGER NOT NULL REFERENCES people (id),
  expires_at INTEGER NOT NULL,
  used_at INTEGER
) WITHOUT ROWID;

CREATE INDEX password_reset_tokens_by_person ON password_reset_tokens (person_id);

-- Exact limits an account: how often something was tried since the window opened.
CREATE TABLE account_attempts (
  action TEXT NOT NULL CHECK (action IN ('login', 'register', 'forget', 'reset', 'change')),
  subject TEXT NOT NULL,
  count INTEGER NOT NULL,
  window_ends_at INTEGER NOT NULL,
  PRIMARY KEY (action, subject)
) WITHOUT ROWID;
