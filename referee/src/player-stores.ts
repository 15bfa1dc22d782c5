import { PlayerRounds } from "#game/player-rounds"
import type { Game } from "#contract/words"
import type { RoundStore, StoredRound } from "#game/rounds/round-repository"
import { EndedSessionStore, SavedSubmissionStore } from "./ended-session-store"

const dayMs = 24 * 60 * 60 * 1000

export type PlayerStores = ReturnType<typeof openStores>

export function openStores(sql: SqlStorage, now: () => number) {
  const roundStore = new SqlRoundStore(sql)
  return {
    forms: new SavedSubmissionStore(sql),
    sessions: new EndedSessionStore(sql),
    trials: new TrialStore(sql),
    roundStore,
    rounds: new PlayerRounds(roundStore, {
      now,
      newId: () => crypto.randomUUID(),
      onUnreadable: logUnreadable,
    }),
  }
}

export const hasStores = (sql: SqlStorage): boolean =>
  sql.exec("SELECT 1 FROM sqlite_master WHERE name = 'rounds'").toArray().length > 0

export function atOnce<T>(
  storage: DurableObjectStorage,
  { roundStore, rounds }: PlayerStores,
  call: (rounds: PlayerRounds) => T,
): T {
  try {
    return storage.transactionSync(() => {
      const result = call(rounds)
      roundStore.write()
      return result
    })
  } finally {
    roundStore.forget()
  }
}

/**
 * Deletes what has expired. Returns when to look again, in ms since 1970; `null` if nothing is left to keep. A
 * pending credit and an unreadable round have no end. A visitor has neither.
 */
export function pruneStores(
  storage: DurableObjectStorage,
  stores: PlayerStores,
  now: number,
): number | null {
  atOnce(storage, stores, (rounds) => rounds.prune())
  const { rounds, roundStore, trials, forms, sessions } = stores
  const ends = [rounds.nextPruneAt(), forms.prune(now), sessions.prune(now)]
  const next = Math.min(...ends.map((end) => end ?? Infinity))
  if (next < Infinity) return next
  return roundStore.hasAny() && !trials.hasAny() ? now + dayMs : null
}

export const eraseStores = (
  storage: DurableObjectStorage,
  { sessions }: PlayerStores,
  until: number,
): void =>
  storage.transactionSync(() => {
    for (const table of ["rounds", "saved_submission", "trials", "given", "ended_sessions"])
      storage.sql.exec(`DELETE FROM ${table}`)
    sessions.endForGood(until)
  })

/**
 * Logs one line of JSON, as the other Workers do. Logs hold no text from outside, so `stored` is only logged if it has
 * the form of a game's name.
 */
function logUnreadable(stored: string): void {
  const game = /^[a-z-]{1,40}$/.test(stored) ? stored : "none"
  console.error(JSON.stringify({ level: "error", event: "round.unreadable", id: "", game }))
}

class TrialStore {
  readonly #sql: SqlStorage

  constructor(sql: SqlStorage) {
    this.#sql = sql
    sql.exec(
      `CREATE TABLE IF NOT EXISTS trials (
        game TEXT PRIMARY KEY,
        until INTEGER NOT NULL
      ) WITHOUT ROWID`,
    )
    sql.exec("CREATE TABLE IF NOT EXISTS given (account TEXT NOT NULL, points INTEGER NOT NULL)")
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

  given() {
    const given = `SELECT account AS "to", points FROM given`
    return this.#sql.exec<{ to: string; points: number }>(given).toArray()[0] ?? null
  }

  give(to: string, points: number): void {
    if (!this.given()) this.#sql.exec("INSERT INTO given VALUES (?, ?)", to, points)
  }

  /** Whether this is the object of a visitor: only visitors have rows here. */
  hasAny(): boolean {
    return this.#sql.exec("SELECT 1 FROM trials LIMIT 1").toArray().length > 0
  }
}

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
