import { DurableObject } from "cloudflare:workers"
import { openRun, type Run } from "../store/object-storage"
import type { WorkerEnv } from "../worker-env"
import { dayMs } from "../points/streak"
import { beginOf } from "../points/week"
import type { BoardKey, Entry } from "./board-key"
import { migrateBoard } from "./board-tables"
import { fillPage, readPage } from "./fill"
import { readBoard, type BoardView } from "./read-board"
import { writeEntry } from "./write-entry"

interface BoardRow extends Record<string, SqlStorageValue> {
  readonly school: number
  readonly scope: BoardKey["scope"]
  readonly number: number
  readonly filledTo: number | null
}

/**
 * The object of one leaderboard: points and ranks by the ids of people; their names are in D1. See
 * docs/decisions/0056-an-object-per-leaderboard.md.
 */
export class Board extends DurableObject<WorkerEnv> {
  readonly rows = { read: 0, written: 0 }
  readonly #run: Run = openRun(this.ctx.storage.sql, this.rows)
  #opening: Promise<void> | null = null

  /**
   * Stores entries, which are in the order in which their points were reached. Repeated and older ones change
   * nothing.
   */
  async write(key: BoardKey, entries: readonly Entry[]): Promise<void> {
    await this.#open(key)
    this.#writeAll(entries)
  }

  async read(key: BoardKey, personId: number): Promise<BoardView> {
    await this.#open(key)
    return readBoard(this.#run, personId)
  }

  /** Reads the next people from D1; once all are read, deletes the leaderboard of a past week. */
  override async alarm(): Promise<void> {
    migrateBoard(this.ctx.storage)
    const row = this.#row()
    if (!row) return
    if (row.filledTo !== null) return this.#fill(row, row.filledTo)
    // An alarm may run twice.
    if (row.scope === "week" && beginOf(row.number + 2) <= Date.now()) await this.clear()
  }

  /** Deletes everything; the next call fills the leaderboard from D1 again. */
  async clear(): Promise<void> {
    this.#opening = null
    await this.ctx.storage.deleteAlarm()
    await this.ctx.storage.deleteAll()
  }

  /** Concurrent calls share one initialisation; if it fails, the next call repeats it. */
  #open(key: BoardKey): Promise<void> {
    this.#opening ??= this.#begin(key).catch((error: unknown) => {
      this.#opening = null
      throw error
    })
    return this.#opening
  }

  async #begin(key: BoardKey): Promise<void> {
    migrateBoard(this.ctx.storage)
    if (this.#row()) return
    await this.#fill(key, 0)
  }

  #row(): BoardRow | undefined {
    return this.#run<BoardRow>("SELECT school, scope, number, filled_to AS filledTo FROM board")[0]
  }

  async #fill(key: BoardKey, after: number): Promise<void> {
    const page = await readPage(this.env.DB, key, after)
    const filledTo = page.length < fillPage ? null : (page.at(-1)?.personId ?? null)
    this.ctx.storage.transactionSync(() => {
      this.#writeAll(page)
      this.#run("DELETE FROM board")
      const { school, scope, number } = key
      this.#run("INSERT INTO board VALUES (?, ?, ?, ?)", school, scope, number, filledTo)
    })
    const next = filledTo === null ? endOf(key) : Date.now()
    if (next !== null) await this.ctx.storage.setAlarm(next)
  }

  #writeAll(entries: readonly Entry[]): void {
    this.ctx.storage.transactionSync(() => {
      for (const entry of entries) writeEntry(this.#run, entry)
    })
  }
}

/**
 * When a leaderboard is deleted, because it is shown nowhere any more, in ms since 1970; `null` for never. A
 * late message may create it again, for a day.
 */
const endOf = ({ scope, number }: BoardKey): number | null =>
  scope === "week" ? Math.max(beginOf(number + 2), Date.now() + dayMs) : null
