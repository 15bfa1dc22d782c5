-- The class that this one was copied from. A pupil who was made in a class gets new secrets in its copies too.
ALTER TABLE classes ADD COLUMN copied_from INTEGER REFERENCES classes (id) ON DELETE SET NULL;

CREATE INDEX classes_by_original ON classes (copied_from);
