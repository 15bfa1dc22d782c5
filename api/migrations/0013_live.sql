-- The room of a live round. `object` is the name of its object, which has all else; `key` is that of the call, with its
-- teacher in it. A day after its end the object is gone and `code` is NULL: what stays is when, how many seats and of
-- them guests there were, how many questions they saw, how many of their answers were right, and in `hands`, as JSON by
-- question, how many hands the teacher has counted.
CREATE TABLE live_rooms (
  object TEXT PRIMARY KEY,
  code TEXT UNIQUE,
  school_id INTEGER NOT NULL REFERENCES schools (id),
  class_id INTEGER REFERENCES classes (id) ON DELETE CASCADE,
  opened_by INTEGER REFERENCES people (id) ON DELETE SET NULL,
  key TEXT NOT NULL UNIQUE,
  title TEXT NOT NULL,
  language TEXT NOT NULL REFERENCES languages (code),
  takes_guests INTEGER NOT NULL CHECK (takes_guests IN (0, 1)),
  opened_at INTEGER NOT NULL,
  ended_at INTEGER,
  work_id INTEGER REFERENCES works (id) ON DELETE SET NULL,
  seats INTEGER NOT NULL DEFAULT 0,
  guests INTEGER NOT NULL DEFAULT 0,
  questions INTEGER NOT NULL DEFAULT 0,
  answers INTEGER NOT NULL DEFAULT 0,
  right_answers INTEGER NOT NULL DEFAULT 0,
  hands TEXT NOT NULL DEFAULT '{}'
);

CREATE INDEX live_rooms_by_class ON live_rooms (class_id, opened_at);
CREATE INDEX live_rooms_by_opener ON live_rooms (opened_by, opened_at);
CREATE INDEX live_rooms_by_work ON live_rooms (work_id);
CREATE INDEX live_rooms_by_school ON live_rooms (school_id);
CREATE INDEX live_rooms_by_language ON live_rooms (language);
