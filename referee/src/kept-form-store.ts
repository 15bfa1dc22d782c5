import type { TypedFields } from "#game/kept-forms"

const keptMs = 24 * 60 * 60 * 1000

interface Row extends Record<string, SqlStorageValue> {
  readonly fields: string
  readonly kept_at: number
}

/** The one form that a player left behind, in the SQLite of the player's Durable Object. */
export class KeptFormStore {
  readonly #sql: SqlStorage

  constructor(sql: SqlStorage) {
    this.#sql = sql
    sql.exec(
      `CREATE TABLE IF NOT EXISTS kept_form (
        only INTEGER PRIMARY KEY CHECK (only = 1),
        path TEXT NOT NULL,
        fields TEXT NOT NULL,
        kept_at INTEGER NOT NULL
      )`,
    )
  }

  /** `now` in ms since 1970. */
  keep(path: string, fields: TypedFields, now: number): void {
    this.#sql.exec(
      `INSERT INTO kept_form (only, path, fields, kept_at) VALUES (1, ?1, ?2, ?3)
      ON CONFLICT (only) DO UPDATE
      SET path = excluded.path, fields = excluded.fields, kept_at = excluded.kept_at`,
      path,
      JSON.stringify(fields),
      now,
    )
  }

  take(path: string, now: number): TypedFields | null {
    const rows = this.#sql.exec<Row>(
      "DELETE FROM kept_form WHERE path = ?1 RETURNING fields, kept_at",
      path,
    )
    const [row] = rows.toArray()
    return row && now - row.kept_at < keptMs ? parse(row) : null
  }
}

/** Trusted: only `keep` writes this column. */
function parse({ fields }: Row): TypedFields {
  return JSON.parse(fields)
}
