-- Rounds in play, as published by the players' objects: `questions` lists what was issued at `issued_at` and is
-- not answered. Draws without a token leave these questions out. One row per player and pool, and no index: a
-- row of an index costs as much as a row of a table. `people.open_rounds` lists the keys of the person's rows,
-- [[pool, issued_at]]. This table replaces `open_questions`, which stays empty.
DELETE FROM open_questions;

CREATE TABLE open_rounds (
  pool_id INTEGER NOT NULL REFERENCES pools (id),
  issued_at INTEGER NOT NULL,
  person_id INTEGER NOT NULL,
  questions TEXT NOT NULL CHECK (json_valid(questions)),
  PRIMARY KEY (pool_id, issued_at, person_id)
) WITHOUT ROWID;

ALTER TABLE people ADD COLUMN open_rounds TEXT NOT NULL DEFAULT '[]';
