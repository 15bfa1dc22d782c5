import type { RoundStore, StoredRound } from "#game/rounds/round-repository"

interface Row extends Record<string, SqlStorageValue> {
  readonly id: string
  readonly json: string
}

/** The rounds of one player, a row each, in the SQLite of its Durable Object. */
export class SqlRoundStore implements RoundStore {
  readonly #sql: SqlStorage

  constructor(sql: SqlStorage) {
    this.#sql = sql
    sql.exec(
      `CREATE TABLE IF NOT EXISTS rounds (
        position INTEGER PRIMARY KEY,
        id TEXT NOT NULL UNIQUE,
        round TEXT NOT NULL
      )`,
    )
  }

  all(): readonly StoredRound[] {
    return this.#sql.exec<Row>("SELECT id, round AS json FROM rounds ORDER BY position").toArray()
  }

  get(id: string): StoredRound | null {
    const rows = this.#sql.exec<Row>("SELECT id, round AS json FROM rounds WHERE id = ?", id)
    return rows.toArray()[0] ?? null
  }

  put({ id, json }: StoredRound): void {
    this.#sql.exec(
      `INSERT INTO rounds (id, round) VALUES (?1, ?2)
      ON CONFLICT (id) DO UPDATE SET round = excluded.round`,
      id,
      json,
    )
  }

  remove(id: string): void {
    this.#sql.exec("DELETE FROM rounds WHERE id = ?", id)
  }
}
