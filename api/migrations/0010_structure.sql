CREATE TABLE structure_event_kinds (
  name TEXT PRIMARY KEY
) WITHOUT ROWID;

INSERT INTO structure_event_kinds (name)
VALUES ('made'), ('names'), ('place'), ('archived'), ('restored'), ('unlinked'), ('merged'), ('undone'), ('taken');

-- What admins did to grades, subjects and chapters; events are never deleted. Ids follow each other without a gap, so
-- that of two changes planned on the same state only one is written. `changes` has the state of each thing before and
-- after, `about` the names of what was changed.
CREATE TABLE structure_events (
  id INTEGER PRIMARY KEY,
  by_id INTEGER REFERENCES people (id) ON DELETE SET NULL,
  kind TEXT NOT NULL REFERENCES structure_event_kinds (name),
  about TEXT NOT NULL DEFAULT '[]' CHECK (json_valid(about)),
  changes TEXT NOT NULL CHECK (json_valid(changes)),
  undoes INTEGER REFERENCES structure_events (id),
  at INTEGER NOT NULL
);

CREATE INDEX structure_events_by_actor ON structure_events (by_id);
CREATE INDEX structure_events_by_kind ON structure_events (kind);
CREATE UNIQUE INDEX structure_events_undone ON structure_events (undoes);
