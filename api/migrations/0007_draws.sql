-- What a player drew last in a pool, and when: asked for again within seconds and not answered, it is
-- the same. `drawn` lists the ids of the questions in the order in which they were given.
ALTER TABLE cursors ADD COLUMN drawn_at INTEGER;
ALTER TABLE cursors ADD COLUMN drawn TEXT CHECK (drawn IS NULL OR json_valid(drawn));

-- Whether anybody has a question in play, before it is given to a caller whom nobody knows.
CREATE INDEX attempts_open ON attempts (question_id, issued_at) WHERE answered_at IS NULL;

-- A chapter that an admin names without its subject.
CREATE INDEX chapters_by_name_en ON chapters (grade_id, name_en);
CREATE INDEX chapters_by_name_ar ON chapters (grade_id, name_ar);
