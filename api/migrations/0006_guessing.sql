-- Devices on which a person has logged in, by the SHA-256 of what their cookie holds: they have
-- tries of their own where strangers have used up those of the account. A school's computer is
-- known to many people by one cookie.
CREATE TABLE known_devices (
  person_id INTEGER NOT NULL REFERENCES people (id),
  hash TEXT NOT NULL,
  seen_at INTEGER NOT NULL,
  PRIMARY KEY (person_id, hash)
) WITHOUT ROWID;

CREATE INDEX known_devices_by_hash ON known_devices (hash);

-- Tries that are over are swept a few at a time, by those who try next.
CREATE INDEX account_attempts_expired ON account_attempts (window_ends_at);

-- A link that was used is a row that is gone.
ALTER TABLE password_reset_tokens DROP COLUMN used_at;
