-- A person with `blocked_at` gets no token. `is_indexed` is 1 where `name_words` has the person's name; the next
-- search adds the names that it lacks.
ALTER TABLE people ADD COLUMN blocked_at INTEGER;
ALTER TABLE people ADD COLUMN is_indexed INTEGER NOT NULL DEFAULT 0 CHECK (is_indexed IN (0, 1));

-- The id is the last column of each index, so a page of a list is a range of one of them.
CREATE INDEX people_by_role ON people (school_id, role);
CREATE INDEX people_blocked ON people (school_id) WHERE blocked_at IS NOT NULL;
CREATE INDEX people_to_index ON people (school_id) WHERE is_indexed = 0;
DROP INDEX people_waiting;
CREATE INDEX people_waiting ON people (school_id) WHERE role = 'Teacher' AND confirmed_at IS NULL;

-- The folded words of each name, and each two of them in their order, separated by a space (`nameWords`). A search is
-- a range of the key.
CREATE TABLE name_words (
  school_id INTEGER NOT NULL,
  words TEXT NOT NULL,
  person_id INTEGER NOT NULL REFERENCES people (id),
  PRIMARY KEY (school_id, words, person_id)
) WITHOUT ROWID;

CREATE INDEX name_words_by_person ON name_words (person_id);

INSERT INTO person_event_kinds (name)
VALUES ('grade changed'), ('profile reset'), ('blocked'), ('unblocked'), ('erased');
