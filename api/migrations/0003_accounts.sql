-- Tokens, reset links and devices are stored as SHA-256 in base64url; revoking one deletes its row. `role` is a
-- copy, so that identifying a caller reads one row: code that changes a person's role must delete the person's
-- tokens.
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
  expires_at INTEGER NOT NULL
) WITHOUT ROWID;

CREATE INDEX password_reset_tokens_by_person ON password_reset_tokens (person_id);

-- Devices on which a person has logged in. They have separate log-in attempts, which remain when those of
-- unknown devices are used up. Several people may log in on one device, which has one cookie.
CREATE TABLE known_devices (
  person_id INTEGER NOT NULL REFERENCES people (id),
  hash TEXT NOT NULL,
  seen_at INTEGER NOT NULL,
  PRIMARY KEY (person_id, hash)
) WITHOUT ROWID;

CREATE INDEX known_devices_by_hash ON known_devices (hash);

-- Exact limits per account: `count` is the number of attempts at an action in the current window.
CREATE TABLE account_attempts (
  action TEXT NOT NULL CHECK (action IN ('login', 'register', 'forget', 'reset', 'change')),
  subject TEXT NOT NULL,
  count INTEGER NOT NULL,
  window_ends_at INTEGER NOT NULL,
  PRIMARY KEY (action, subject)
) WITHOUT ROWID;

-- Each counted attempt deletes a few expired rows, which this index finds.
CREATE INDEX account_attempts_expired ON account_attempts (window_ends_at);

-- Calls that were completed in the last few minutes: a call that is repeated because its reply was lost gets
-- the same reply. `hash` is made of a random key with the content of the call, or of a reset link; never of a
-- password.
CREATE TABLE completed_calls (
  person_id INTEGER NOT NULL REFERENCES people (id),
  hash TEXT NOT NULL,
  expires_at INTEGER NOT NULL,
  PRIMARY KEY (person_id, hash)
) WITHOUT ROWID;

-- The code that confirms a teacher at sign-up; at most one per school. Admins pass it on, so it is stored as it is.
CREATE TABLE school_codes (
  school_id INTEGER PRIMARY KEY REFERENCES schools (id),
  code TEXT NOT NULL,
  made_at INTEGER NOT NULL
);

-- Links that confirm one teacher at sign-up. `hash` is the SHA-256 of the link's token in base64url. A used link's
-- row is deleted. With an `email`, only that address can use the link.
CREATE TABLE invitations (
  id INTEGER PRIMARY KEY,
  hash TEXT NOT NULL UNIQUE,
  subject_id INTEGER NOT NULL REFERENCES subjects (id),
  email TEXT NOT NULL DEFAULT '',
  made_by INTEGER NOT NULL REFERENCES people (id) ON DELETE CASCADE,
  expires_at INTEGER NOT NULL
);

CREATE INDEX invitations_by_subject ON invitations (subject_id);
CREATE INDEX invitations_by_maker ON invitations (made_by);
