import type { TypedFields } from "#game/referee"

/** How long a form is saved, in ms. */
export const keptMs = 24 * 60 * 60 * 1000

interface Row extends Record<string, SqlStorageValue> {
  readonly fields: string
  readonly saved_at: number
}

/** The last form that a player posted too late, in the SQLite database of the player's Durable Object. */
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
