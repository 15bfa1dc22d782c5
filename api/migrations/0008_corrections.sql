-- What an admin corrected in a question under review, with the texts before it.
CREATE TABLE corrections (
  id INTEGER PRIMARY KEY,
  question_id INTEGER NOT NULL REFERENCES questions (id),
  admin_id INTEGER NOT NULL REFERENCES people (id),
  before TEXT NOT NULL CHECK (json_valid(before)),
  corrected_at INTEGER NOT NULL
);

CREATE INDEX corrections_by_question ON corrections (question_id);
CREATE INDEX corrections_by_admin ON corrections (admin_id);
