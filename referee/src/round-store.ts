import type { RoundStore } from "#game/rounds/kept-rounds"
import type { Round } from "#game/rounds/rounds"

interface Row extends Record<string, SqlStorageValue> {
  readonly round: string
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

  all(): readonly Round[] {
    const rows = this.#sql.exec<Row>("SELECT round FROM rounds ORDER BY position")
    return rows.toArray().map(parse)
  }

  get(id: string): Round | null {
    const [row] = this.#sql.exec<Row>("SELECT round FROM rounds WHERE id = ?", id).toArray()
    return row ? parse(row) : null
  }

  put(round: Round): void {
    this.#sql.exec(
      `INSERT INTO rounds (id, round) VALUES (?1, ?2)
      ON CONFLICT (id) DO UPDATE SET round = excluded.round`,
      round.id,
      JSON.stringify(round),
    )
  }

  remove(id: string): void {
    this.#sql.exec("DELETE FROM rounds WHERE id = ?", id)
  }
}

/** Trusted: only `put` writes this column. */
function parse({ round }: Row): Round {
  return JSON.parse(round)
}
