-- Whose a person is, and whose a question: a school of one's own. Everything else belongs to a person or to a
-- question, or is common to all. See docs/decisions/0055-a-school-for-each-person.md.
CREATE TABLE schools (
  id INTEGER PRIMARY KEY
);

INSERT INTO schools (id) VALUES (1);

-- SQLite adds no column to a table with rows that is NOT NULL and a foreign key at once; triggers do what the key
-- would. A question keeps the school that its author had, also without the author.
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
