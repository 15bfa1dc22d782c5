-- What the players' objects publish, besides the columns of `people`.

-- The results of each question: first answers only, counted from what the players' objects publish. Answers without
-- a verdict are not counted. `hinted` is the number of answers for which the number of hints shown is known, and
-- `hints` is the sum of those numbers. `pool_id` is that of the question, so that an index finds the good questions
-- of a pool: played often, neither too easy nor too hard.
CREATE TABLE question_figures (
  question_id INTEGER PRIMARY KEY REFERENCES questions (id),
  pool_id INTEGER,
  played INTEGER NOT NULL CHECK (played >= 0),
  right INTEGER NOT NULL CHECK (right BETWEEN 0 AND played),
  hinted INTEGER NOT NULL CHECK (hinted BETWEEN 0 AND played),
  hints INTEGER NOT NULL CHECK (hints >= hinted)
);

CREATE INDEX question_figures_good ON question_figures (pool_id, played)
WHERE played >= 10 AND right * 10 >= played * 4 AND right * 10 <= played * 9;

-- The most frequent wrong answers by normal form; `text` is one player's spelling. Who gave them is not stored.
CREATE TABLE given_wrong (
  question_id INTEGER NOT NULL REFERENCES questions (id),
  answer_key TEXT NOT NULL,
  text TEXT NOT NULL,
  people INTEGER NOT NULL CHECK (people > 0),
  given_at INTEGER NOT NULL,
  PRIMARY KEY (question_id, answer_key)
) WITHOUT ROWID;

-- Rounds in play: `questions` lists what was issued at `issued_at` and is not answered. Draws without a token leave
-- these questions out. One row per player and pool, and no index: a row of an index costs as much as a row of a
-- table.
CREATE TABLE open_rounds (
  pool_id INTEGER NOT NULL REFERENCES pools (id),
  issued_at INTEGER NOT NULL,
  person_id INTEGER NOT NULL,
  questions TEXT NOT NULL CHECK (json_valid(questions)),
  PRIMARY KEY (pool_id, issued_at, person_id)
) WITHOUT ROWID;
