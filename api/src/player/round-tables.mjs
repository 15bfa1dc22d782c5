/**
 * `work_rounds` are the rounds of works that were begun, by their place in the player's own order. Only an answer to the
 * issue that was drawn for the work is in it, as `answers`: by the id of the question, [right or not, text, hints, share
 * of right statements]; NULL for a blank one. `works_played` has one row for each work; `version` is that of the player
 * after its last change, `work_published` the last one that D1 has.
 */
export const workTables = `
CREATE TABLE works_played (
  work_id INTEGER PRIMARY KEY,
  rounds INTEGER NOT NULL,
  done INTEGER NOT NULL DEFAULT 0,
  begun_at INTEGER NOT NULL,
  version INTEGER NOT NULL
);
CREATE INDEX works_played_changed ON works_played (version);
CREATE TABLE work_rounds (
  work_id INTEGER NOT NULL,
  place INTEGER NOT NULL,
  pool_id INTEGER NOT NULL,
  round INTEGER NOT NULL,
  questions TEXT NOT NULL CHECK (json_valid(questions)),
  issued_at INTEGER NOT NULL,
  answers TEXT NOT NULL DEFAULT '{}' CHECK (json_valid(answers)),
  answered_at INTEGER,
  PRIMARY KEY (work_id, place)
) WITHOUT ROWID;
CREATE INDEX work_rounds_open ON work_rounds (issued_at) WHERE answered_at IS NULL;
CREATE TRIGGER work_rounds_changed AFTER UPDATE ON work_rounds BEGIN
  UPDATE works_played SET version = (SELECT version + 1 FROM player),
    done = done + (NEW.answered_at IS NOT NULL) - (OLD.answered_at IS NOT NULL)
  WHERE work_id = NEW.work_id;
END;`

/**
 * `packs` are rounds of a pool that were taken to be played without a network. `rounds` lists them as `PackedRound`;
 * `questions` are those of all; `work_id` is 0 without a work, `language` '' in one. While a pack is filled and as long as it is open, no draw gives its questions: they are
 * not skipped before `until`. `is_seen`: its page was shown after its end.
 */
export const packTables = `
CREATE TABLE packs (
  id TEXT PRIMARY KEY,
  pool_id INTEGER NOT NULL,
  work_id INTEGER NOT NULL DEFAULT 0,
  language TEXT NOT NULL DEFAULT '',
  taken_at INTEGER NOT NULL,
  until INTEGER NOT NULL,
  is_filled INTEGER NOT NULL DEFAULT 0 CHECK (is_filled IN (0, 1)),
  is_open INTEGER NOT NULL DEFAULT 1 CHECK (is_open IN (0, 1)),
  questions TEXT NOT NULL DEFAULT '[]' CHECK (json_valid(questions)),
  rounds TEXT NOT NULL DEFAULT '[]' CHECK (json_valid(rounds))
) WITHOUT ROWID;
CREATE UNIQUE INDEX packs_open ON packs (work_id, pool_id, language) WHERE is_open = 1;`

export const seenPacks = `
ALTER TABLE packs ADD COLUMN is_seen INTEGER NOT NULL DEFAULT 0 CHECK (is_seen IN (0, 1));
UPDATE packs SET is_seen = 1 WHERE is_open = 0;
CREATE INDEX packs_unseen ON packs (until) WHERE is_seen = 0;`

/** A round that was played in a pack has no duration: it was issued when the pack was taken. */
export const packedWork = `
ALTER TABLE work_rounds ADD COLUMN is_packed INTEGER NOT NULL DEFAULT 0 CHECK (is_packed IN (0, 1));
UPDATE work_rounds SET is_packed = 1 WHERE (work_id, issued_at) IN (SELECT work_id, taken_at FROM packs);`
