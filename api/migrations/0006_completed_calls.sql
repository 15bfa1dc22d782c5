-- Calls that were completed in the last few minutes: a call that is repeated because its reply was lost gets
-- the same reply. `hash` is made of a random key with the content of the call, or of a reset link; never of a
-- password.
CREATE TABLE completed_calls (
  person_id INTEGER NOT NULL REFERENCES people (id),
  hash TEXT NOT NULL,
  expires_at INTEGER NOT NULL,
  PRIMARY KEY (person_id, hash)
) WITHOUT ROWID;
