-- Work that a teacher sets for a class. `content` is what is played, as api/src/store/classes/work-content.ts reads it,
-- in `rounds` rounds. `key` is that of the call, with its teacher and the class in it. `began` and `finished` count
-- pupils; those who were erased stay counted, and how they answered is in `erased`: {"question": [right, wrong, blank]},
-- read as `cells` is (api/src/book/cells.ts).
CREATE TABLE works (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  class_id INTEGER NOT NULL REFERENCES classes (id) ON DELETE CASCADE,
  title TEXT NOT NULL,
  content TEXT NOT NULL CHECK (json_valid(content)),
  rounds INTEGER NOT NULL CHECK (rounds > 0),
  from_at INTEGER NOT NULL,
  until_at INTEGER NOT NULL,
  takes_late INTEGER NOT NULL CHECK (takes_late IN (0, 1)),
  earns_points INTEGER NOT NULL CHECK (earns_points IN (0, 1)),
  made_by INTEGER REFERENCES people (id) ON DELETE SET NULL,
  key TEXT NOT NULL UNIQUE,
  made_at INTEGER NOT NULL,
  withdrawn_at INTEGER,
  began INTEGER NOT NULL DEFAULT 0,
  finished INTEGER NOT NULL DEFAULT 0,
  erased TEXT NOT NULL DEFAULT '{}' CHECK (json_valid(erased)),
  CHECK (until_at > from_at)
);

CREATE INDEX works_by_class ON works (class_id, until_at);
CREATE INDEX works_by_maker ON works (made_by);

-- Until when one pupil has time, in place of `works.until_at`.
CREATE TABLE work_extra (
  work_id INTEGER NOT NULL REFERENCES works (id) ON DELETE CASCADE,
  person_id INTEGER NOT NULL REFERENCES people (id) ON DELETE CASCADE,
  until_at INTEGER NOT NULL,
  PRIMARY KEY (work_id, person_id)
) WITHOUT ROWID;

CREATE INDEX work_extra_by_person ON work_extra (person_id, until_at);

-- What a pupil has played of a work, as the pupil's object published it. `cells` has one entry for each round that was
-- begun: its place in the pupil's order (n), its pool (p), its questions (q), the answers to them in the same order,
-- [right or not, text, hints] (a), when it was answered (at) and after how many seconds (s). `version` is that of the
-- row, so that an older state changes nothing.
CREATE TABLE work_cells (
  work_id INTEGER NOT NULL REFERENCES works (id) ON DELETE CASCADE,
  person_id INTEGER NOT NULL REFERENCES people (id) ON DELETE CASCADE,
  cells TEXT NOT NULL CHECK (json_valid(cells)),
  done INTEGER NOT NULL CHECK (done >= 0),
  right INTEGER NOT NULL CHECK (right BETWEEN 0 AND done),
  started_at INTEGER NOT NULL,
  finished_at INTEGER,
  version INTEGER NOT NULL,
  PRIMARY KEY (work_id, person_id)
) WITHOUT ROWID;

CREATE INDEX work_cells_by_person ON work_cells (person_id);

CREATE TRIGGER work_begun AFTER INSERT ON work_cells
BEGIN
  UPDATE works SET began = began + 1, finished = finished + (NEW.finished_at IS NOT NULL)
  WHERE id = NEW.work_id;
END;

CREATE TRIGGER work_finished AFTER UPDATE OF finished_at ON work_cells
WHEN (OLD.finished_at IS NULL) <> (NEW.finished_at IS NULL)
BEGIN
  UPDATE works SET finished = finished + iif(NEW.finished_at IS NULL, -1, 1) WHERE id = NEW.work_id;
END;

-- Of a work that is deleted the row is gone before its cells.
CREATE TRIGGER work_cells_erased BEFORE DELETE ON work_cells
BEGIN
  UPDATE works SET erased = (
    SELECT json_group_object(question, json_array(r, w, b)) FROM (
      SELECT question, sum(r) AS r, sum(w) AS w, sum(b) AS b FROM (
        SELECT key AS question, value ->> 0 AS r, value ->> 1 AS w, value ->> 2 AS b
        FROM json_each(works.erased)
        UNION ALL
        SELECT question, verdict = 'r', verdict = 'w', verdict = 'b' FROM (
          SELECT CAST(asked.value AS TEXT) AS question, CASE
            WHEN answer.value ->> 0 = 1 THEN 'r'
            WHEN answer.value ->> 0 IS NULL OR (answer.value ->> 0 = 0 AND trim(answer.value ->> 1) = '')
              THEN 'b' ELSE 'w' END AS verdict
          FROM json_each(OLD.cells) AS cell
          CROSS JOIN json_each(cell.value, '$.q') AS asked
          CROSS JOIN json_each(cell.value, '$.a') AS answer ON answer.key = asked.key)
      ) GROUP BY question))
  WHERE id = OLD.work_id AND OLD.cells <> '[]';
END;
