-- An edited question is a new question. `replaces` is the version before it, which is out of use from then on,
-- unless it is approved: then it is played until the new version is approved. `supersedes` is then the version that
-- an undo puts back.
CREATE TABLE question_versions (
  question_id INTEGER PRIMARY KEY REFERENCES questions (id),
  replaces INTEGER NOT NULL REFERENCES questions (id),
  supersedes INTEGER REFERENCES questions (id)
);

CREATE INDEX question_versions_by_replaced ON question_versions (replaces);
CREATE INDEX question_versions_by_superseded ON question_versions (supersedes);

CREATE TRIGGER question_versions_once BEFORE INSERT ON question_versions
BEGIN
  SELECT RAISE(ABORT, 'question has a newer version') FROM questions AS old
  WHERE old.id = NEW.replaces AND (old.status = 'replaced'
    OR EXISTS (SELECT 1 FROM questions AS other
      WHERE other.line_id = old.line_id AND other.id <> old.id AND other.status = 'waiting')
    OR old.status <> 'approved' AND EXISTS (SELECT 1 FROM questions AS later
      WHERE later.line_id = old.line_id AND later.id > old.id
        AND later.status NOT IN ('withdrawn', 'replaced')));
  SELECT RAISE(ABORT, 'a set replaces one whole set')
  FROM questions AS new JOIN questions AS old ON old.id = NEW.replaces
  WHERE new.id = NEW.question_id AND ((new.set_id IS NULL) <> (old.set_id IS NULL)
    OR EXISTS (SELECT 1 FROM question_versions AS version
      JOIN questions AS other ON other.id = version.question_id AND other.set_id = new.set_id
      JOIN questions AS before ON before.id = version.replaces AND before.set_id <> old.set_id
      WHERE version.question_id BETWEEN new.id - 6 AND new.id - 1));
END;

-- A new version with the same answer, as exact, as the version before it also has its accepted answers.
CREATE TRIGGER question_versions_accepted AFTER INSERT ON question_versions
BEGIN
  UPDATE questions SET accepted_answers = before.accepted_answers
  FROM (SELECT answer, exact, accepted_answers FROM questions
    WHERE id = coalesce(NEW.supersedes, NEW.replaces)) AS before
  WHERE id = NEW.question_id AND questions.answer = before.answer AND questions.exact = before.exact;
END;

CREATE TRIGGER question_versions_added AFTER INSERT ON question_versions
BEGIN
  UPDATE questions SET line_id = id WHERE id = NEW.replaces AND line_id IS NULL;
  UPDATE questions SET status = 'replaced',
    status_at = (SELECT created_at FROM questions WHERE id = NEW.question_id)
  WHERE id = NEW.replaces AND status NOT IN ('approved', 'retired', 'hidden');
  UPDATE questions SET line_id = (SELECT line_id FROM questions WHERE id = NEW.replaces)
  WHERE id = NEW.question_id;
END;

-- A question comes into play at the end of its bucket. The version that was played until then leaves, and the last
-- question of the bucket, which is the new version, moves to its position.
CREATE TRIGGER questions_entered AFTER UPDATE OF position ON questions
WHEN OLD.position IS NULL AND NEW.position IS NOT NULL
BEGIN
  UPDATE pools SET sizes = json_set(sizes, '$.' || NEW.language || NEW.level, NEW.position + 1)
  WHERE id = NEW.pool_id;
  UPDATE question_versions SET supersedes = (SELECT id FROM questions
    WHERE line_id = NEW.line_id AND id <> NEW.id AND position IS NOT NULL)
  WHERE question_id = NEW.id AND OLD.status = 'waiting';
  UPDATE questions SET status = 'replaced', position = NULL
  WHERE line_id = NEW.line_id AND id <> NEW.id AND position IS NOT NULL;
END;

CREATE TRIGGER questions_left AFTER UPDATE OF position ON questions
WHEN OLD.position IS NOT NULL AND NEW.position IS NULL
BEGIN
  UPDATE questions SET status = 'approved', status_at = NEW.status_at,
    position = (SELECT coalesce(json_extract(sizes, '$.' || questions.language || questions.level), 0)
      FROM pools WHERE pools.id = questions.pool_id)
  WHERE NEW.status = 'waiting' AND status = 'replaced'
    AND id = (SELECT supersedes FROM question_versions WHERE question_id = NEW.id);
  UPDATE pools SET sizes = json_set(sizes, '$.' || OLD.language || OLD.level,
    json_extract(sizes, '$.' || OLD.language || OLD.level) - 1)
  WHERE id = OLD.pool_id;
  UPDATE questions SET position = OLD.position
  WHERE pool_id = OLD.pool_id AND language = OLD.language AND level = OLD.level
    AND position > OLD.position AND position = (SELECT max(position) FROM questions AS other
      WHERE other.pool_id = OLD.pool_id AND other.language = OLD.language AND other.level = OLD.level);
  DELETE FROM retirement_requests WHERE question_id = OLD.id AND NEW.status <> 'hidden';
END;

-- Authors ask an admin to take a question, or the set to which it belongs, out of play. A row is deleted when an
-- admin decides, and when the question leaves play.
CREATE TABLE retirement_requests (
  question_id INTEGER PRIMARY KEY REFERENCES questions (id),
  reason TEXT NOT NULL,
  requested_at INTEGER NOT NULL
);

CREATE INDEX retirement_requests_by_time ON retirement_requests (requested_at);
