import type { TypedFields } from "#game/referee"

/** Later than every log-in. */
const always = Number.MAX_SAFE_INTEGER

/** The ended sessions of a player, in the SQLite database of the player's Durable Object. Times in ms since 1970. */
export class EndedSessionStore {
  readonly #sql: SqlStorage

  constructor(sql: SqlStorage) {
    this.#sql = sql
    sql.exec(
      `CREATE TABLE IF NOT EXISTS ended_sessions (
        id TEXT PRIMARY KEY,
        until INTEGER NOT NULL
      ) WITHOUT ROWID;
      CREATE INDEX IF NOT EXISTS ended_sessions_over ON ended_sessions (until);
      CREATE TABLE IF NOT EXISTS sessions_ended_before (
        only INTEGER PRIMARY KEY CHECK (only = 1),
        before INTEGER NOT NULL,
        kept_id TEXT NOT NULL,
        until INTEGER NOT NULL
      )`,
    )
  }

  end(id: string, until: number, now: number): void {
    this.#sql.exec("DELETE FROM ended_sessions WHERE until <= ?", now)
    this.#sql.exec(
      `INSERT INTO ended_sessions (id, until) VALUES (?1, ?2)
      ON CONFLICT (id) DO UPDATE SET until = max(until, excluded.until)`,
      id,
      until,
    )
  }

  /** Only the call with the latest `before` is stored: it includes what earlier calls ended. */
  endOthers(id: string, before: number, until: number): void {
    this.#sql.exec(
      `INSERT INTO sessions_ended_before (only, before, kept_id, until) VALUES (1, ?1, ?2, ?3)
      ON CONFLICT (only) DO UPDATE SET before = excluded.before, kept_id = excluded.kept_id,
        until = max(until, excluded.until)
      WHERE excluded.before >= before`,
      before,
      id,
      until,
    )
  }

  /** Ends every session, also those of log-ins that are under way: the account is erased. */
  endForGood(until: number): void {
    this.endOthers("", always, until)
  }

  isEndedForGood(): boolean {
    const ended = "SELECT 1 FROM sessions_ended_before WHERE before = ?"
    return this.#sql.exec(ended, always).toArray().length > 0
  }

  isEnded(id: string, signedInAt: number, now: number): boolean {
    const { ended } = this.#sql
      .exec<{ ended: number }>(
        `SELECT EXISTS (SELECT 1 FROM ended_sessions WHERE id = ?1 AND until > ?3)
          OR EXISTS (SELECT 1 FROM sessions_ended_before WHERE before > ?2 AND kept_id <> ?1) AS ended`,
        id,
        signedInAt,
        now,
      )
      .one()
    return ended === 1
  }

  /** Deletes what has expired. Returns when the next row expires; `null` if none is left. */
  prune(now: number): number | null {
    this.#sql.exec("DELETE FROM ended_sessions WHERE until <= ?", now)
    this.#sql.exec("DELETE FROM sessions_ended_before WHERE until <= ?", now)
    return this.#sql
      .exec<{ next: number | null }>(
        `SELECT min(until) AS next FROM (SELECT until FROM ended_sessions
          UNION ALL SELECT until FROM sessions_ended_before)`,
      )
      .one().next
  }
}

export const keptMs = 24 * 60 * 60 * 1000

interface Row extends Record<string, SqlStorageValue> {
  readonly fields: string
  readonly saved_at: number
}

export class SavedSubmissionStore {
  readonly #sql: SqlStorage

  constructor(sql: SqlStorage) {
    this.#sql = sql
    sql.exec(
      `CREATE TABLE IF NOT EXISTS saved_submission (
        only INTEGER PRIMARY KEY CHECK (only = 1),
        path TEXT NOT NULL,
        fields TEXT NOT NULL,
        saved_at INTEGER NOT NULL
      )`,
    )
  }

  save(path: string, fields: TypedFields, now: number): void {
    this.#sql.exec(
      `INSERT INTO saved_submission (only, path, fields, saved_at) VALUES (1, ?1, ?2, ?3)
      ON CONFLICT (only) DO UPDATE
      SET path = excluded.path, fields = excluded.fields, saved_at = excluded.saved_at`,
      path,
      JSON.stringify(fields),
      now,
    )
  }

  /** Deletes a form that is too old. Returns when the saved one will be; `null` if there is none. */
  prune(now: number): number | null {
    this.#sql.exec("DELETE FROM saved_submission WHERE saved_at <= ?", now - keptMs)
    const [row] = this.#sql
      .exec<{ savedAt: number }>("SELECT saved_at AS savedAt FROM saved_submission")
      .toArray()
    return row ? row.savedAt + keptMs : null
  }

  take(path: string, now: number): TypedFields | null {
    const rows = this.#sql.exec<Row>(
      "DELETE FROM saved_submission WHERE path = ?1 RETURNING fields, saved_at",
      path,
    )
    const [row] = rows.toArray()
    return row && now - row.saved_at < keptMs ? parse(row) : null
  }
}

/** Not validated, because only `save` writes this column. */
function parse({ fields }: Row): TypedFields {
  return JSON.parse(fields)
}
