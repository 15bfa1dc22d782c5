-- Tokens, links and devices are stored as SHA-256 in base64url; a revoked one is a deleted row. The
-- role is repeated here so that a call reads one row to identify its caller: a change of a role has to
-- delete the person's tokens.
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

-- Devices on which a person has logged in: they have log-in attempts of their own when those of unknown
-- devices are used up. A school's computer is known to many people by one cookie.
CREATE TABLE known_devices (
  person_id INTEGER NOT NULL REFERENCES people (id),
  hash TEXT NOT NULL,
  seen_at INTEGER NOT NULL,
  PRIMARY KEY (person_id, hash)
) WITHOUT ROWID;

CREATE INDEX known_devices_by_hash ON known_devices (hash);

-- Exact limits per account: the attempts at an action since the window opened.
CREATE TABLE account_attempts (
  action TEXT NOT NULL CHECK (action IN ('login', 'register', 'forget', 'reset', 'change')),
  subject TEXT NOT NULL,
  count INTEGER NOT NULL,
  window_ends_at INTEGER NOT NULL,
  PRIMARY KEY (action, subject)
) WITHOUT ROWID;

-- Later attempts delete the expired ones, a few at a time.
CREATE INDEX account_attempts_expired ON account_attempts (window_ends_at);
