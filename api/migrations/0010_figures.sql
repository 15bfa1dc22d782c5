-- How a question does: first answers alone, counted from what the objects of players publish. `hinted` of the
-- answers say how many hints were shown before them, `hints` is their sum. Answers without a verdict are not here.
CREATE TABLE question_figures (
  question_id INTEGER PRIMARY KEY REFERENCES questions (id),
  played INTEGER NOT NULL CHECK (played >= 0),
  right INTEGER NOT NULL CHECK (right BETWEEN 0 AND played),
  hinted INTEGER NOT NULL CHECK (hinted BETWEEN 0 AND played),
  hints INTEGER NOT NULL CHECK (hints >= hinted)
);

-- The commonest wrong answers, by their normal form, as one player typed each. Nothing says who gave them.
CREATE TABLE given_wrong (
  question_id INTEGER NOT NULL REFERENCES questions (id),
  answer_key TEXT NOT NULL,
  text TEXT NOT NULL,
  people INTEGER NOT NULL CHECK (people > 0),
  given_at INTEGER NOT NULL,
  PRIMARY KEY (question_id, answer_key)
) WITHOUT ROWID;

-- Up to which answer of a player the figures count.
ALTER TABLE people ADD COLUMN answers_counted INTEGER NOT NULL DEFAULT 0;

-- How many hints were shown before an answer, where the caller said so.
ALTER TABLE answers ADD COLUMN hints INTEGER;
