/** The ended sessions of a player, in the SQLite database of the player's Durable Object. */
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
      CREATE TABLE IF NOT EXISTS others_ended (
        only INTEGER PRIMARY KEY CHECK (only = 1),
        before INTEGER NOT NULL,
        kept_id TEXT NOT NULL
      )`,
    )
  }

  /** `now` and `until` in ms since 1970. Deletes the rows of sessions that have expired. */
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
  endOthers(id: string, before: number): void {
    this.#sql.exec(
      `INSERT INTO others_ended (only, before, kept_id) VALUES (1, ?1, ?2)
      ON CONFLICT (only) DO UPDATE SET before = excluded.before, kept_id = excluded.kept_id
      WHERE excluded.before >= before`,
      before,
      id,
    )
  }

  isEnded(id: string, signedInAt: number, now: number): boolean {
    const { ended } = this.#sql
      .exec<{ ended: number }>(
        `SELECT EXISTS (SELECT 1 FROM ended_sessions WHERE id = ?1 AND until > ?3)
          OR EXISTS (SELECT 1 FROM others_ended WHERE before > ?2 AND kept_id <> ?1) AS ended`,
        id,
        signedInAt,
        now,
      )
      .one()
    return ended === 1
  }
}
