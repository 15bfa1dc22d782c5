-- Classes, their teachers and their pupils. `code` is what pupils type to join; NULL while the class is closed. `key` is
-- that of the call that made the class, of one teacher: a repeat finds the class. `time_zone` is a name of IANA. The
-- answers of an archived class were deleted at `cleared_at`, long after its end. What happened last in an open class
-- happened at `active_at` or later. A pupil who was made in a class gets new
-- secrets in its copies too (`copied_from`).
CREATE TABLE classes (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  school_id INTEGER NOT NULL REFERENCES schools (id),
  name TEXT NOT NULL,
  grade_id INTEGER NOT NULL REFERENCES grades (id),
  time_zone TEXT NOT NULL,
  code TEXT UNIQUE,
  key TEXT NOT NULL UNIQUE,
  made_at INTEGER NOT NULL,
  active_at INTEGER NOT NULL,
  archived_at INTEGER,
  cleared_at INTEGER,
  copied_from INTEGER REFERENCES classes (id) ON DELETE SET NULL,
  CHECK (code IS NULL OR archived_at IS NULL)
);

CREATE INDEX classes_by_school ON classes (school_id);
CREATE INDEX classes_by_grade ON classes (grade_id);
CREATE INDEX classes_by_original ON classes (copied_from);
CREATE INDEX classes_to_end ON classes (active_at) WHERE archived_at IS NULL;
CREATE INDEX classes_to_clear ON classes (archived_at) WHERE archived_at IS NOT NULL AND cleared_at IS NULL;

CREATE TABLE class_subjects (
  class_id INTEGER NOT NULL REFERENCES classes (id) ON DELETE CASCADE,
  subject_id INTEGER NOT NULL REFERENCES subjects (id),
  PRIMARY KEY (class_id, subject_id)
) WITHOUT ROWID;

CREATE INDEX class_subjects_by_subject ON class_subjects (subject_id);

CREATE TABLE class_teachers (
  class_id INTEGER NOT NULL REFERENCES classes (id) ON DELETE CASCADE,
  person_id INTEGER NOT NULL REFERENCES people (id) ON DELETE CASCADE,
  joined_at INTEGER NOT NULL,
  PRIMARY KEY (class_id, person_id)
) WITHOUT ROWID;

CREATE INDEX class_teachers_by_person ON class_teachers (person_id);

-- Who left has no row. `taken_out_at` is set where a teacher took the pupil out, which can be undone.
CREATE TABLE class_pupils (
  class_id INTEGER NOT NULL REFERENCES classes (id) ON DELETE CASCADE,
  person_id INTEGER NOT NULL REFERENCES people (id) ON DELETE CASCADE,
  joined_at INTEGER NOT NULL,
  taken_out_at INTEGER,
  PRIMARY KEY (class_id, person_id)
) WITHOUT ROWID;

CREATE INDEX class_pupils_by_person ON class_pupils (person_id);

-- Pupils whom a teacher made, who log in with a number in place of an e-mail: `people.email` is that number. The
-- teachers of the class in which they were made may make new secrets for them. `key` is that of the call with the place
-- of the name in it.
CREATE TABLE pupils_without_email (
  person_id INTEGER PRIMARY KEY REFERENCES people (id) ON DELETE CASCADE,
  class_id INTEGER NOT NULL REFERENCES classes (id) ON DELETE CASCADE,
  key TEXT NOT NULL UNIQUE
);

CREATE INDEX pupils_without_email_by_class ON pupils_without_email (class_id);

-- Links that make one more teacher a teacher of the class. `hash` is as in `invitations`; a used link's row is deleted.
CREATE TABLE class_links (
  hash TEXT PRIMARY KEY,
  class_id INTEGER NOT NULL REFERENCES classes (id) ON DELETE CASCADE,
  made_by INTEGER NOT NULL REFERENCES people (id) ON DELETE CASCADE,
  expires_at INTEGER NOT NULL
) WITHOUT ROWID;

CREATE INDEX class_links_by_class ON class_links (class_id);
CREATE INDEX class_links_by_maker ON class_links (made_by);
