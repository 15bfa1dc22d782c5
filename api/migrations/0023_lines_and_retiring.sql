-- A line is a question with all its versions. `line_id` is the id of the first of them, NULL for a question that was
-- never edited. At most one version of a line is under review, which an index holds, and at most one is approved,
-- which the triggers below hold. See docs/decisions/0067-one-line-and-retiring.md.
ALTER TABLE questions ADD COLUMN line_id INTEGER;

UPDATE questions SET line_id = (
  WITH RECURSIVE former (id) AS (SELECT questions.id
    UNION ALL SELECT replaces FROM former JOIN question_versions ON question_id = former.id)
  SELECT min(id) FROM former)
WHERE id IN (SELECT question_id FROM question_versions UNION SELECT replaces FROM question_versions);

CREATE INDEX questions_by_line ON questions (line_id, id) WHERE line_id IS NOT NULL;
CREATE INDEX questions_played_by_line ON questions (line_id) WHERE line_id IS NOT NULL AND position IS NOT NULL;
CREATE UNIQUE INDEX questions_reviewed_by_line ON questions (line_id)
WHERE line_id IS NOT NULL AND status = 'waiting';

-- A version can be edited while it is approved, or while no later version stands; never beside a version under review.
-- A refused edit aborts with everything in its batch, so that no set is replaced in part.
DROP TRIGGER question_versions_once;

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

DROP TRIGGER question_versions_added;

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
-- question of the bucket, which is the new version, moves to its position. `supersedes` is then the version that an
-- undo puts back.
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

-- Positions stay dense: the last question of the bucket moves into the gap. Where an approval is undone, the version
-- that it replaced is approved again, first, so that it moves to the same position.
DROP TRIGGER questions_left;

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

-- A retired question was taken out of play by an admin; a hidden one was reported as unfit by three players, and an
-- admin has not decided yet. Both can be put back.
INSERT INTO question_statuses (name) VALUES ('retired'), ('hidden');

INSERT INTO question_event_kinds (name)
VALUES ('retired'), ('restored'), ('hidden'), ('requested'), ('kept');

-- Authors ask an admin to take a question, or the set to which it belongs, out of play. A row is deleted when an
-- admin decides, and when the question leaves play.
CREATE TABLE retirement_requests (
  question_id INTEGER PRIMARY KEY REFERENCES questions (id),
  reason TEXT NOT NULL,
  requested_at INTEGER NOT NULL
);

CREATE INDEX retirement_requests_by_time ON retirement_requests (requested_at);

-- Reports of hidden questions come first in the lists.
ALTER TABLE reported ADD COLUMN is_hidden INTEGER NOT NULL DEFAULT 0;

DROP INDEX reported_open;
CREATE INDEX reported_open ON reported (closed_at, is_hidden, people);
DROP INDEX reported_by_author;
CREATE INDEX reported_by_author ON reported (author_id, closed_at, is_hidden, people);

CREATE TRIGGER questions_hidden AFTER UPDATE OF status ON questions
WHEN (NEW.status = 'hidden') <> (OLD.status = 'hidden')
BEGIN
  UPDATE reported SET is_hidden = (NEW.status = 'hidden') WHERE question_id = NEW.id;
END;

-- A player has one report for each question, so three reports are of three players. Those before `looked_at`, when an
-- admin last closed the reports, no longer count; an author who closes them changes nothing here.
ALTER TABLE reported ADD COLUMN looked_at INTEGER NOT NULL DEFAULT 0;

CREATE INDEX reports_unfit ON reports (question_id, filed_at) WHERE reason = 'unfit';

CREATE TRIGGER reports_hide AFTER INSERT ON reports
WHEN NEW.reason = 'unfit' AND (SELECT count(*) FROM (SELECT 1 FROM reports
  WHERE question_id = NEW.question_id AND reason = 'unfit' AND filed_at > coalesce(
    (SELECT looked_at FROM reported WHERE question_id = NEW.question_id), 0) LIMIT 3)) = 3
BEGIN
  INSERT INTO question_events (question_id, event, at)
  SELECT id, 'hidden', NEW.filed_at FROM questions WHERE id = NEW.question_id AND status = 'approved';
  UPDATE questions SET status = 'hidden', position = NULL, status_at = NEW.filed_at
  WHERE id = NEW.question_id AND status = 'approved';
END;
