-- Calls that were completed a few minutes ago: one that is repeated because its reply was lost gets the
-- same reply. The hash is of a random key and of what the call says, or of a reset link; never of a password.
CREATE TABLE completed_calls (
  person_id INTEGER NOT NULL REFERENCES people (id),
  hash TEXT NOT NULL,
  expires_at INTEGER NOT NULL,
  PRIMARY KEY (person_id, hash)
) WITHOUT ROWID;
