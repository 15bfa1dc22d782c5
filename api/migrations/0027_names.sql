-- Two names or nicknames that look alike have the same key (`lookAlikeKey`). No two people of a school have nicknames
-- with the same key; the keys of the names of teachers and admins are looked up when a nickname is chosen.
ALTER TABLE people ADD COLUMN name_key TEXT NOT NULL DEFAULT '';
ALTER TABLE people ADD COLUMN nickname_key TEXT NOT NULL DEFAULT '';

CREATE UNIQUE INDEX people_nicknames ON people (school_id, nickname_key) WHERE nickname_key <> '';
CREATE INDEX people_staff_names ON people (school_id, name_key) WHERE role IN ('Teacher', 'Admin');
