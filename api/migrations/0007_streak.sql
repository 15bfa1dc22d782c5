-- Answers to questions that were issued together share this name, so that they count as one round and are
-- listed as one: the pool and the player's draw in it. Empty where the question was issued alone.
ALTER TABLE answers ADD COLUMN set_name TEXT;

-- The days and rounds of a player, of education and of entertainment.
CREATE INDEX answers_by_time ON answers (person_id, answered_at, set_name);

-- The questions that a player has answered, without the twins that count as played with them.
ALTER TABLE cursors ADD COLUMN answered INTEGER NOT NULL DEFAULT 0 CHECK (answered >= 0);

UPDATE cursors SET answered = (SELECT count(*) FROM attempts WHERE attempts.person_id = cursors.person_id
  AND attempts.pool_id = cursors.pool_id AND is_played = 1 AND is_twin = 0);
