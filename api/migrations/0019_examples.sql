-- The pool of each question, so that an index finds the good questions of a pool: played often, neither too
-- easy nor too hard.
ALTER TABLE question_figures ADD COLUMN pool_id INTEGER;

UPDATE question_figures SET pool_id = (SELECT pool_id FROM questions WHERE id = question_id);

CREATE INDEX question_figures_good ON question_figures (pool_id, played)
WHERE played >= 10 AND right * 10 >= played * 4 AND right * 10 <= played * 9;
