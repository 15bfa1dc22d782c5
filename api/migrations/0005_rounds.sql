-- A round is what one draw issued: one attempt, or the six of a difficulty set. `round` numbers the
-- draws of a player in a pool. `claim_at` says since when a call of add/{points}, which names no
-- question, may mean the attempt, and is empty where none is waited for: hints and difficulty
-- items wait from a right answer on, offside from its issue, since it has no answer call. See
-- docs/decisions/0015-which-round-is-claimed.md.
ALTER TABLE attempts ADD COLUMN round INTEGER NOT NULL DEFAULT 0;
ALTER TABLE attempts ADD COLUMN claim_at INTEGER;

UPDATE attempts SET claim_at = won_at WHERE won_at IS NOT NULL AND credited IS NULL;

DROP INDEX attempts_owed;
CREATE INDEX attempts_claimable ON attempts (person_id, claim_at) WHERE claim_at IS NOT NULL;

-- The history is looked at by subject. Entertainment has none and is not in it.
ALTER TABLE answers ADD COLUMN subject_id INTEGER REFERENCES subjects (id);

UPDATE answers SET subject_id = (
  SELECT pools.subject_id FROM questions JOIN pools ON pools.id = questions.pool_id
  WHERE questions.id = answers.question_id
);

DROP INDEX answers_by_person;
CREATE INDEX answers_by_person ON answers (person_id, answered_at, id)
WHERE subject_id IS NOT NULL;
CREATE INDEX answers_by_subject ON answers (person_id, subject_id, answered_at, id)
WHERE subject_id IS NOT NULL;
