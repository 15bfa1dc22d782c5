-- Questions that still lack something, as the filled fields of the form of their game. `hash` is that of the game and
-- the fields. A removed one can be restored for some minutes. Those that are removed or older than 30 days are not
-- read, and their person's next saving deletes them.
CREATE TABLE question_drafts (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  person_id INTEGER NOT NULL REFERENCES people (id) ON DELETE CASCADE,
  hash TEXT NOT NULL,
  game TEXT NOT NULL,
  fields TEXT NOT NULL CHECK (json_valid(fields)),
  saved_at INTEGER NOT NULL,
  removed_at INTEGER,
  UNIQUE (person_id, hash)
);

CREATE INDEX question_drafts_by_person ON question_drafts (person_id, id);
