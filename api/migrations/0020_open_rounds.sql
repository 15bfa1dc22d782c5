-- Rounds that players have in play, as their objects say: `questions` lists what was issued at `issued_at`
-- and not answered. Nobody gets these without a token. A row for each player and pool, and no index: a row of an index
-- costs as much as one of a table. `people.open_rounds` has the keys of the person's rows, [[pool, issued_at]]. They
-- replace `open_questions`, which stays empty.
DELETE FROM open_questions;

CREATE TABLE open_rounds (
  pool_id INTEGER NOT NULL REFERENCES pools (id),
  issued_at INTEGER NOT NULL,
  person_id INTEGER NOT NULL,
  questions TEXT NOT NULL CHECK (json_valid(questions)),
  PRIMARY KEY (pool_id, issued_at, person_id)
) WITHOUT ROWID;

ALTER TABLE people ADD COLUMN open_rounds TEXT NOT NULL DEFAULT '[]';
