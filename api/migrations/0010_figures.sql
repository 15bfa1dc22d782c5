-- The results of each question: first answers only, counted from what the players' objects publish. Answers
-- without a verdict are not counted. `hinted` is the number of answers for which the number of hints shown is
-- known, and `hints` is the sum of those numbers.
CREATE TABLE question_figures (
  question_id INTEGER PRIMARY KEY REFERENCES questions (id),
  played INTEGER NOT NULL CHECK (played >= 0),
  right INTEGER NOT NULL CHECK (right BETWEEN 0 AND played),
  hinted INTEGER NOT NULL CHECK (hinted BETWEEN 0 AND played),
  hints INTEGER NOT NULL CHECK (hints >= hinted)
);

-- The most frequent wrong answers by normal form; `text` is one player's spelling. Who gave them is not stored.
CREATE TABLE given_wrong (
  question_id INTEGER NOT NULL REFERENCES questions (id),
  answer_key TEXT NOT NULL,
  text TEXT NOT NULL,
  people INTEGER NOT NULL CHECK (people > 0),
  given_at INTEGER NOT NULL,
  PRIMARY KEY (question_id, answer_key)
) WITHOUT ROWID;

-- The id of the last answer of the player that the figures count.
ALTER TABLE people ADD COLUMN answers_counted INTEGER NOT NULL DEFAULT 0;

-- The number of hints shown before the answer; NULL where the caller did not send it.
ALTER TABLE answers ADD COLUMN hints INTEGER;
