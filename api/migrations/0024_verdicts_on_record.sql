-- Verdicts on appealed answers are events: `answer` is the pupils' answer that the event is about, "" where it is
-- about none.
ALTER TABLE question_events ADD COLUMN answer TEXT NOT NULL DEFAULT '';

INSERT INTO question_event_kinds (name) VALUES ('accepted'), ('never'), ('declined'), ('revoked');

-- 0 within the batch that decides on or revokes an answer, so that its writes take effect once.
ALTER TABLE appealed ADD COLUMN is_applied INTEGER NOT NULL DEFAULT 1 CHECK (is_applied IN (0, 1));

-- How many wrong answers the question's figures count as right since this answer was accepted.
ALTER TABLE appealed ADD COLUMN moved INTEGER NOT NULL DEFAULT 0 CHECK (moved >= 0);

-- When an admin revoked an accepted answer: from then on it credits nobody.
ALTER TABLE appealed ADD COLUMN revoked_at INTEGER CHECK (revoked_at IS NULL OR verdict = 'accepted');

-- The batch replaces these triggers: they took effect in part where there was no room, and on direct versions only.
DROP TRIGGER appealed_accepted;
DROP TRIGGER appealed_accepted_in_versions;
DROP TRIGGER appealed_never;
