import { DurableObject } from "cloudflare:workers"
import { openRun, type RunStatement } from "../db/object-storage"
import type { WorkerEnv } from "../worker-env"
import { dayMs, beginOf } from "../points/streak"
import { isErased, type BoardKey, type BoardEntry } from "./board-key"
import { migrateBoard, writeEntry } from "./board-tables"
import { readBoard, type BoardView } from "./read-board"

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
  clock = () => Date.now()
  readonly #run: RunStatement = openRun(this.ctx.storage.sql, this.rows)
  #opening: Promise<void> | null = null

  /**
   * Stores entries, which are in the order in which their points were reached. Repeated and older ones change
   * nothing.
   */
  async write(key: BoardKey, entries: readonly BoardEntry[]): Promise<void> {
    await this.#open(key)
    this.#writeAll(entries)
    if (entries.some(isErased)) await this.#setAlarm()
  }

  async read(key: BoardKey, personId: number): Promise<BoardView> {
    await this.#open(key)
    return readBoard(this.#run, personId)
  }

  /**
   * Reads the next people from D1; once all are read, deletes the leaderboard of a past week, and the standings of
   * people who were erased a day ago.
   */
  override async alarm(): Promise<void> {
    migrateBoard(this.ctx.storage)
    const row = this.#row()
    if (!row) return this.clear()
    if (row.filledTo !== null) return this.#fill(row, row.filledTo)
    // An alarm may run twice.
    if (row.scope === "week" && beginOf(row.number + 2) <= this.clock()) return this.clear()
    const over = "SELECT person_id FROM erased WHERE until <= ?"
    this.ctx.storage.transactionSync(() => {
      this.#run(`DELETE FROM standings WHERE person_id IN (${over})`, this.clock())
      this.#run("DELETE FROM erased WHERE until <= ?", this.clock())
    })
    await this.#setAlarm()
  }

  /** Deletes everything; the next call fills the leaderboard from D1 again. */
  async clear(): Promise<void> {
    this.#opening = null
    await this.ctx.storage.deleteAlarm()
    await this.ctx.storage.deleteAll()
  }

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
    const filledTo = page.length < fillBoardPage ? null : (page.at(-1)?.personId ?? null)
    this.ctx.storage.transactionSync(() => {
      this.#writeAll(page)
      this.#run("DELETE FROM board")
      const { school, scope, number } = key
      this.#run("INSERT INTO board VALUES (?, ?, ?, ?)", school, scope, number, filledTo)
    })
    await this.#setAlarm()
  }

  async #setAlarm(): Promise<void> {
    const row = this.#row()
    if (!row) return
    const now = this.clock()
    const [erased] = this.#run<{ until: number | null }>("SELECT min(until) AS until FROM erased")
    const next = row.filledTo === null ? endOf(row, now) : now + 1
    const at = Math.min(next ?? Infinity, erased?.until ?? Infinity)
    if (at < Infinity) await this.ctx.storage.setAlarm(at)
  }

  #writeAll(entries: readonly BoardEntry[]): void {
    this.ctx.storage.transactionSync(() => {
      for (const entry of entries) writeEntry(this.#run, entry)
      for (const { personId } of entries.filter(isErased))
        this.#run("INSERT OR IGNORE INTO erased VALUES (?, ?)", personId, this.clock() + dayMs)
    })
  }
}

/**
 * When a leaderboard is deleted, because it is shown nowhere any more, in ms since 1970; `null` for never. A
 * late message may create it again, for a day.
 */
const endOf = ({ scope, number }: BoardKey, now: number): number | null =>
  scope === "week" ? Math.max(beginOf(number + 2), now + dayMs) : null

const fillBoardPage = 1_000

const ofPeople = (condition: string) =>
  `SELECT id AS personId, play_version AS version, points, is_hidden AS hidden FROM people
    WHERE id > ?1 AND school_id = ?2 AND points > 0 ${condition} ORDER BY id LIMIT ${fillBoardPage}`

interface Row extends Omit<BoardEntry, "isHidden"> {
  readonly hidden: number
}

async function readPage(
  database: D1Database,
  { school, scope, number }: BoardKey,
  after: number,
): Promise<readonly BoardEntry[]> {
  if (scope === "week") return []
  const ofGrade = scope === "grade"
  const { results } = await database
    .prepare(ofPeople(ofGrade ? "AND grade_id = ?3" : ""))
    .bind(after, school, ...(ofGrade ? [number] : []))
    .all<Row>()
  return results.map(({ hidden, ...row }) => ({ ...row, isHidden: hidden === 1 }))
}
