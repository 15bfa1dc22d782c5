-- The school of each person and each question. Every other row belongs to a person or a question, or is common
-- to all schools. See docs/decisions/0055-a-school-for-each-person.md.
CREATE TABLE schools (
  id INTEGER PRIMARY KEY
);

INSERT INTO schools (id) VALUES (1);

-- SQLite cannot add a column that is both NOT NULL and a foreign key to a table with rows; triggers replace the
-- foreign key. A question keeps its author's school when the author is erased.
ALTER TABLE people ADD COLUMN school_id INTEGER NOT NULL DEFAULT 1;
ALTER TABLE questions ADD COLUMN school_id INTEGER NOT NULL DEFAULT 1;

CREATE INDEX people_by_school ON people (school_id);

CREATE TRIGGER people_of_school BEFORE INSERT ON people
WHEN NOT EXISTS (SELECT 1 FROM schools WHERE id = NEW.school_id)
BEGIN
  SELECT RAISE(ABORT, 'there is no such school');
END;

CREATE TRIGGER people_to_school BEFORE UPDATE OF school_id ON people
WHEN NOT EXISTS (SELECT 1 FROM schools WHERE id = NEW.school_id)
BEGIN
  SELECT RAISE(ABORT, 'there is no such school');
END;

CREATE TRIGGER schools_kept BEFORE DELETE ON schools
BEGIN
  SELECT RAISE(ABORT, 'schools stay');
END;
