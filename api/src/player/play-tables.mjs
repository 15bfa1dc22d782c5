import { packedWork, packTables, seenPacks, workTables } from "./round-tables.mjs"

// Plain JavaScript, since Node runs it without a build when it seeds the objects.
/**
 * `player` has one row. `version` rises with each write that others may have to see; `published` is the last version
 * that D1 has stored, and `counted` the last answer that D1's figures have counted. `weeks` has the points by week,
 * {"2951": 120}; `welcomed` is what the rounds before the sign-up were worth. Decisions before `outcomes_read_at` were read,
 * and moves of questions up to the change `moves_read` of the structure.
 *
 * For the leaderboards: `ranked` is the version at which the points or the next columns changed last; the school, the
 * grade and `is_hidden` are copies of the person's row in D1.
 *
 * `outcomes` are the decisions on the player's appealed answers, and on equal answers that were accepted; `told_at` is
 * when the player was first told.
 */
const player = `
CREATE TABLE player (
  person_id INTEGER PRIMARY KEY,
  points INTEGER NOT NULL DEFAULT 0 CHECK (points >= 0),
  points_at INTEGER NOT NULL DEFAULT 0,
  welcomed INTEGER NOT NULL DEFAULT 0 CHECK (welcomed >= 0),
  weeks TEXT NOT NULL DEFAULT '{}' CHECK (json_valid(weeks)),
  daily_goal INTEGER NOT NULL DEFAULT 3 CHECK (daily_goal > 0),
  version INTEGER NOT NULL DEFAULT 0,
  published INTEGER NOT NULL DEFAULT 0,
  counted INTEGER NOT NULL DEFAULT 0,
  ranked INTEGER NOT NULL DEFAULT 0,
  work_published INTEGER NOT NULL DEFAULT 0,
  school_id INTEGER NOT NULL DEFAULT 1,
  grade_id INTEGER,
  is_hidden INTEGER NOT NULL DEFAULT 0,
  outcomes_read_at INTEGER NOT NULL DEFAULT 0
);
CREATE TABLE former_grades (grade_id INTEGER PRIMARY KEY);
CREATE TABLE outcomes (
  question_id INTEGER PRIMARY KEY,
  given TEXT NOT NULL,
  verdict TEXT NOT NULL,
  points INTEGER NOT NULL CHECK (points >= 0),
  reason TEXT NOT NULL,
  told_at INTEGER
);`

/**
 * `cursors` is the progress in each pool. `segments` has for each bucket the segment of positions being played and how
 * much of it was played, {"en0": [start, size, played]}. `drawn` lists the questions of the last draw, made at
 * `drawn_at`, in their order: a draw that is repeated within seconds, before an answer, returns the same questions. The
 * other columns are what pages show, so that no query counts attempts: `played`, by bucket ({"en0": 5}), includes the
 * twins of answered questions, `answered` does not; `mistakes` is the number of questions whose last answer was wrong;
 * `points` is the number of points credited. `game` and `subject_id` are copied from the pool, so that no query joins a
 * player's tables with shared ones. See docs/decisions/0005-the-draw.md and 0036.
 *
 * `attempts` has one row for each question, so that a question earns points once.
 *
 * The current issue: `issued_at`; `round`, the number of the player's draw in the pool if it issued a set,
 * otherwise 0; `is_practice`, whether the player had answered the question before; `given_answer`, `is_right`
 * and `answered_at`, NULL while the issue is open.
 *
 * The order of repeats: `is_played` says that the question counts as played, by this issue or an earlier one;
 * `turn_at`, the time of the last issue or answer, orders the repeats; `is_mistake` says that the last answer
 * was wrong. `is_twin` says that the question counts as played only because its twin in another language is
 * played.
 *
 * The points: `worth` is the most that the first answer earned, at `won_at`, by the issue `won_issue`, which is
 * the round of a set, otherwise an issued_at; `credited` is what was paid, at `credited_at`. `claim_at` is the
 * time since which a call of add/{points}, which names no question, may mean this attempt. See
 * docs/decisions/0015-which-round-is-claimed.md and 0022.
 *
 * A row of an index costs as much as a row of a table (docs/decisions/0058-few-rows-written.md), so `attempts_queued`
 * has only what was played or skipped: each draw marks as skipped what the draw before it left unanswered. The attempts
 * that a claim without a name may mean are in one index, `attempts_unsettled`.
 */
const progress = `
CREATE TABLE cursors (
  person_id INTEGER NOT NULL,
  pool_id INTEGER NOT NULL,
  game TEXT NOT NULL,
  subject_id INTEGER,
  segments TEXT NOT NULL CHECK (json_valid(segments)),
  played TEXT NOT NULL DEFAULT '{}' CHECK (json_valid(played)),
  answered INTEGER NOT NULL DEFAULT 0 CHECK (answered >= 0),
  mistakes INTEGER NOT NULL DEFAULT 0 CHECK (mistakes >= 0),
  points INTEGER NOT NULL DEFAULT 0 CHECK (points >= 0),
  version INTEGER NOT NULL,
  drawn_at INTEGER,
  drawn TEXT CHECK (drawn IS NULL OR json_valid(drawn)),
  PRIMARY KEY (person_id, pool_id)
) WITHOUT ROWID;
CREATE TABLE attempts (
  person_id INTEGER NOT NULL,
  question_id INTEGER NOT NULL,
  pool_id INTEGER NOT NULL,
  language TEXT NOT NULL,
  level INTEGER NOT NULL,
  round INTEGER NOT NULL DEFAULT 0,
  is_practice INTEGER NOT NULL DEFAULT 0 CHECK (is_practice IN (0, 1)),
  is_played INTEGER NOT NULL DEFAULT 0 CHECK (is_played IN (0, 1)),
  is_mistake INTEGER NOT NULL DEFAULT 0 CHECK (is_mistake IN (0, 1)),
  is_twin INTEGER NOT NULL DEFAULT 0 CHECK (is_twin IN (0, 1)),
  is_skipped INTEGER NOT NULL DEFAULT 0 CHECK (is_skipped IN (0, 1)),
  turn_at INTEGER NOT NULL,
  issued_at INTEGER NOT NULL,
  given_answer TEXT,
  is_right INTEGER CHECK (is_right IN (0, 1)),
  answered_at INTEGER,
  worth INTEGER NOT NULL DEFAULT 0 CHECK (worth >= 0),
  won_at INTEGER,
  won_issue INTEGER,
  credited INTEGER CHECK (credited BETWEEN 0 AND worth),
  credited_at INTEGER,
  claim_at INTEGER,
  PRIMARY KEY (person_id, question_id),
  FOREIGN KEY (person_id, pool_id) REFERENCES cursors (person_id, pool_id),
  CHECK (answered_at IS NULL OR is_played = 1),
  CHECK (is_practice = 0 OR is_played = 1),
  CHECK (is_twin = 0 OR (is_played = 1 AND answered_at IS NULL)),
  CHECK (worth = 0 OR won_at IS NOT NULL),
  CHECK ((credited IS NULL) = (credited_at IS NULL))
) WITHOUT ROWID;
CREATE INDEX attempts_queued
ON attempts (person_id, pool_id, language, level, is_played, turn_at, question_id)
WHERE is_twin = 0 AND (is_played = 1 OR is_skipped = 1);
CREATE INDEX attempts_skipped ON attempts (turn_at) WHERE is_skipped = 1 AND is_played = 0;
CREATE INDEX attempts_mistaken
ON attempts (person_id, pool_id, language, turn_at, question_id) WHERE is_mistake = 1;
CREATE INDEX attempts_unsettled
ON attempts (person_id, won_at IS NOT NULL AND credited IS NULL,
  iif(won_at IS NOT NULL AND credited IS NULL, won_at, claim_at))
WHERE claim_at IS NOT NULL OR (won_at IS NOT NULL AND credited IS NULL);`

/**
 * The history: one row for the answers that one call gave to a set, for those of a pool in a live round, or for a single
 * answer, since one row per answer, with its indexes, would be most of what a play costs. The id of a row is that of its
 * last answer; the answers before it have the ids before. `answers` lists [question, given, right, practice, hints]; `wrong` is
 * how many of them are wrong. The answer and its verdict are NULL if the API does not learn them, which may happen in
 * offside, the hints if the caller did not send their number. `subject_id` is NULL in entertainment, which the
 * history does not list. `set_name` is the pool and the number of the player's draw in it: answers with the same name
 * count as one round and are listed as one. NULL if the questions were issued alone: each answer is a round. Games,
 * subjects and chapters are sets of pools, so one index serves every filter of the record, and a second one the filters for mistakes.
 *
 * The view `answers` has one row per answer.
 */
const history = `
CREATE TABLE answer_lists (
  id INTEGER PRIMARY KEY,
  pool_id INTEGER NOT NULL,
  subject_id INTEGER,
  answered_at INTEGER NOT NULL,
  set_name TEXT,
  wrong INTEGER NOT NULL CHECK (wrong >= 0),
  answers TEXT NOT NULL CHECK (json_valid(answers))
);
CREATE INDEX answer_lists_by_pool ON answer_lists (pool_id);
CREATE INDEX answer_lists_wrong ON answer_lists (pool_id) WHERE wrong > 0;
CREATE INDEX answer_lists_by_set ON answer_lists (set_name) WHERE set_name IS NOT NULL;
CREATE INDEX answer_lists_by_time ON answer_lists (answered_at, set_name);
CREATE VIEW answers AS SELECT list.id - json_array_length(list.answers) + 1 + each.key AS id,
  (SELECT person_id FROM player) AS person_id, each.value ->> 0 AS question_id, pool_id, subject_id,
  each.value ->> 1 AS given_answer, each.value ->> 2 AS is_right, each.value ->> 3 AS is_practice,
  answered_at, set_name, each.value ->> 4 AS hints, list.id AS list_id
FROM answer_lists AS list CROSS JOIN json_each(list.answers) AS each;`

/** The versions of the tables of a player's object. What changes them later is a further version. */
export const playTables = [
  player + progress + history + workTables + packTables,
  seenPacks,
  "ALTER TABLE player ADD COLUMN moves_read INTEGER NOT NULL DEFAULT 0;",
  packedWork,
]
