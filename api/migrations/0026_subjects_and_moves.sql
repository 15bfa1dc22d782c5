-- What a teacher teaches besides `people.subject_id`, which is the first subject.
CREATE TABLE further_subjects (
  person_id INTEGER NOT NULL REFERENCES people (id) ON DELETE CASCADE,
  subject_id INTEGER NOT NULL REFERENCES subjects (id),
  PRIMARY KEY (person_id, subject_id)
) WITHOUT ROWID;

CREATE INDEX further_subjects_by_subject ON further_subjects (subject_id);

-- Whatever changes a person: only teachers have subjects and trust, and no subject twice.
CREATE TRIGGER people_teach AFTER UPDATE OF role, subject_id ON people
WHEN OLD.role = 'Teacher' AND NEW.subject_id IS NOT OLD.subject_id
BEGIN
  DELETE FROM further_subjects
  WHERE person_id = NEW.id AND (NEW.role <> 'Teacher' OR subject_id = NEW.subject_id);
  DELETE FROM trusted_authors WHERE person_id = NEW.id AND NEW.role <> 'Teacher';
END;

INSERT INTO person_event_kinds (name) VALUES ('subjects changed');

-- A move of whole grades is one event 'grades moved', followed in the same batch by an event 'grade changed' for each
-- pupil, whose `detail` has `from`, `to` and the id of the move. The events of a pupil are the pupil's own.
INSERT OR IGNORE INTO person_event_kinds (name) VALUES ('grade changed'), ('grades moved');
