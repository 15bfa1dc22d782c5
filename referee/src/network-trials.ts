import { DurableObject } from "cloudflare:workers"
import { networkTrialsMax } from "#game/referee"

const dayMs = 24 * 60 * 60 * 1000

/**
 * How many rounds the visitors of one network have begun today, by UTC. Its name is the network; it stores
 * a number, and nothing once the day is over.
 */
export class NetworkTrials extends DurableObject {
  /** In ms since 1970. */
  clock = () => Date.now()

  /** False where the day's rounds are used up; then nothing is written. */
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

  /** A round that was counted did not begin. */
  giveBack(): void {
    const day = this.#openDay()
    const sql = "UPDATE days SET begun = begun - 1 WHERE day = ? AND begun > 0"
    this.ctx.storage.sql.exec(sql, day)
  }

  override async alarm() {
    await this.ctx.storage.deleteAll()
  }

  /** The alarm deletes the table too. */
  #openDay(): number {
    const sql = "CREATE TABLE IF NOT EXISTS days (day INTEGER PRIMARY KEY, begun INTEGER NOT NULL)"
    this.ctx.storage.sql.exec(sql)
    return Math.floor(this.clock() / dayMs)
  }
}
