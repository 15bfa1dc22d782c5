-- The name of a set: the pool and the number of the player's draw in it. Answers with the same name count as
-- one round and are listed as one. NULL where the question was issued alone.
ALTER TABLE answers ADD COLUMN set_name TEXT;

-- For the days and rounds of a player, in education and in entertainment.
CREATE INDEX answers_by_time ON answers (person_id, answered_at, set_name);

-- The number of questions that a player has answered, without the twins that count as played.
ALTER TABLE cursors ADD COLUMN answered INTEGER NOT NULL DEFAULT 0 CHECK (answered >= 0);

UPDATE cursors SET answered = (SELECT count(*) FROM attempts WHERE attempts.person_id = cursors.person_id
  AND attempts.pool_id = cursors.pool_id AND is_played = 1 AND is_twin = 0);
