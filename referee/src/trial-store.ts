import type { Game } from "#contract/words"

/** The games of which a visitor is about to start a round, in the SQLite database of the visitor's Durable Object. */
export class TrialStore {
  readonly #sql: SqlStorage

  constructor(sql: SqlStorage) {
    this.#sql = sql
    sql.exec(
      `CREATE TABLE IF NOT EXISTS trials (
        game TEXT PRIMARY KEY,
        until INTEGER NOT NULL
      ) WITHOUT ROWID`,
    )
  }

  /** False while another caller is drawing a question of this game. `now` and `until` in ms since 1970. */
  reserve(game: Game, now: number, until: number): boolean {
    const rows = this.#sql.exec(
      `INSERT INTO trials (game, until) VALUES (?1, ?3)
      ON CONFLICT (game) DO UPDATE SET until = excluded.until WHERE until <= ?2
      RETURNING game`,
      game,
      now,
      until,
    )
    return rows.toArray().length > 0
  }

  release(game: Game): void {
    this.#sql.exec("UPDATE trials SET until = 0 WHERE game = ?", game)
  }

  /** Whether this is the object of a visitor: only visitors have rows here. */
  hasAny(): boolean {
    return this.#sql.exec("SELECT 1 FROM trials LIMIT 1").toArray().length > 0
  }
}
