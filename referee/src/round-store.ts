import type { RoundStore, StoredRound } from "#game/rounds/round-repository"

interface Row extends Record<string, SqlStorageValue> {
  readonly id: string
  readonly json: string
}

/**
 * The rounds of one player, one row each, in the SQLite database of its Durable Object. `put` keeps a round in memory
 * until `write`, so that it is written once however often it changes: a written row costs as much as a thousand that
 * are read.
 */
export class SqlRoundStore implements RoundStore {
  readonly #sql: SqlStorage
  readonly #put = new Map<string, string>()

  constructor(sql: SqlStorage) {
    this.#sql = sql
    sql.exec(
      `CREATE TABLE IF NOT EXISTS rounds (
        id TEXT PRIMARY KEY,
        position INTEGER NOT NULL DEFAULT 0,
        round TEXT NOT NULL
      ) WITHOUT ROWID`,
    )
  }

  all(): readonly StoredRound[] {
    const stored = this.#sql.exec<Row>("SELECT id, round AS json FROM rounds ORDER BY position")
    const rounds = new Map(stored.toArray().map(({ id, json }) => [id, json]))
    for (const [id, json] of this.#put) rounds.set(id, json)
    return [...rounds].map(([id, json]) => ({ id, json }))
  }

  get(id: string): StoredRound | null {
    const json = this.#put.get(id)
    if (json !== undefined) return { id, json }
    const rows = this.#sql.exec<Row>("SELECT id, round AS json FROM rounds WHERE id = ?", id)
    return rows.toArray()[0] ?? null
  }

  put({ id, json }: StoredRound): void {
    this.#put.set(id, json)
  }

  remove(id: string): void {
    this.#put.delete(id)
    this.#sql.exec("DELETE FROM rounds WHERE id = ?", id)
  }

  hasAny(): boolean {
    return this.#sql.exec("SELECT 1 FROM rounds LIMIT 1").toArray().length > 0
  }

  write(): void {
    for (const [id, json] of this.#put)
      this.#sql.exec(
        `INSERT INTO rounds (id, position, round)
        VALUES (?1, (SELECT coalesce(max(position), 0) + 1 FROM rounds), ?2)
        ON CONFLICT (id) DO UPDATE SET round = excluded.round`,
        id,
        json,
      )
    this.forget()
  }

  forget(): void {
    this.#put.clear()
  }
}
