import { DurableObject } from "cloudflare:workers"
import { networkTrialsMax } from "#game/referee"

const dayMs = 24 * 60 * 60 * 1000

/**
 * Counts the rounds that the visitors of one network start in a day, by UTC. The object is named after the network, and
 * deletes its storage when the day is over.
 */
export class NetworkTrials extends DurableObject {
  /** In ms since 1970. */
  clock = () => Date.now()

  /** False if the rounds of the day are used up; then nothing is written. */
  async take(): Promise<boolean> {
    const day = this.#openDay()
    const [row] = this.ctx.storage.sql
      .exec<{ begun: number }>(
        `INSERT INTO days (day, begun) VALUES (?1, 1)
        ON CONFLICT (day) DO UPDATE SET begun = begun + 1 WHERE begun < ?2
        RETURNING begun`,
        day,
        networkTrialsMax,
      )
      .toArray()
    if (row?.begun === 1) await this.ctx.storage.setAlarm((day + 1) * dayMs)
    return row !== undefined
  }

  /** Subtracts a round that was counted and did not start. */
  giveBack(): void {
    const day = this.#openDay()
    const sql = "UPDATE days SET begun = begun - 1 WHERE day = ? AND begun > 0"
    this.ctx.storage.sql.exec(sql, day)
  }

  override async alarm() {
    await this.ctx.storage.deleteAll()
  }

  /** Creates the table on each call, because the alarm deletes it. Returns the day, counted from 1970. */
  #openDay(): number {
    const sql = "CREATE TABLE IF NOT EXISTS days (day INTEGER PRIMARY KEY, begun INTEGER NOT NULL)"
    this.ctx.storage.sql.exec(sql)
    return Math.floor(this.clock() / dayMs)
  }
}
