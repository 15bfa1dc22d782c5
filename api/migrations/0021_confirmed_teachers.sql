-- A new teacher waits until `confirmed_at` is set; nobody else is ever confirmed. Teachers from before this
-- migration are confirmed.
ALTER TABLE people ADD COLUMN confirmed_at INTEGER CHECK (confirmed_at IS NULL OR role = 'Teacher');

UPDATE people SET confirmed_at = created_at WHERE role = 'Teacher';

CREATE INDEX people_waiting ON people (id) WHERE role = 'Teacher' AND confirmed_at IS NULL;

-- What was done to people and to the ways in which teachers join; events are never deleted. `person_id` is the
-- person whom an event concerns, `by_id` who did it. When a person is erased, both become NULL and `detail` empty.
-- `detail` names nobody but `person_id`.
CREATE TABLE person_event_kinds (
  name TEXT PRIMARY KEY
) WITHOUT ROWID;

INSERT INTO person_event_kinds (name) VALUES ('confirmed'), ('code made'), ('code closed'), ('invited'), ('uninvited');

CREATE TABLE person_events (
  id INTEGER PRIMARY KEY,
  person_id INTEGER REFERENCES people (id) ON DELETE SET NULL,
  by_id INTEGER REFERENCES people (id) ON DELETE SET NULL,
  kind TEXT NOT NULL REFERENCES person_event_kinds (name),
  detail TEXT NOT NULL DEFAULT '{}' CHECK (json_valid(detail)),
  at INTEGER NOT NULL
);

CREATE INDEX person_events_by_person ON person_events (person_id, id);
CREATE INDEX person_events_by_actor ON person_events (by_id, id);
CREATE INDEX person_events_by_kind ON person_events (kind, id);

CREATE TRIGGER person_events_kept BEFORE DELETE ON person_events
BEGIN
  SELECT RAISE(ABORT, 'events are kept for good');
END;

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
