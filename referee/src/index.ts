import { DurableObject } from "cloudflare:workers"
import { networkTrialsMax } from "#game/referee"

export { PlayerReferee } from "./player-referee"

/** No HTTP interface: the app binds the Durable Objects. */
export default {
  fetch: () => new Response("Not found", { status: 404 }),
}

const dayMs = 24 * 60 * 60 * 1000

/**
 * Counts the rounds that the visitors of one network start in a day, by UTC. The object is named after the network, and
 * deletes its storage when the day is over.
 */
export class NetworkTrials extends DurableObject {
  clock = () => Date.now()

  /** False if the rounds of the day are used up; then nothing is written. */
  async take(): Promise<boolean> {
    const day = this.#day()
    // The alarm deletes the table.
    this.ctx.storage.sql.exec(
      "CREATE TABLE IF NOT EXISTS days (day INTEGER PRIMARY KEY, begun INTEGER NOT NULL)",
    )
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

  /** Subtracts a round that was counted and did not start. Creates no table: nothing would delete it. */
  giveBack(): void {
    const { sql } = this.ctx.storage
    if (sql.exec("SELECT 1 FROM sqlite_master WHERE name = 'days'").toArray().length === 0) return
    sql.exec("UPDATE days SET begun = begun - 1 WHERE day = ? AND begun > 0", this.#day())
  }

  override async alarm() {
    await this.ctx.storage.deleteAll()
  }

  #day(): number {
    return Math.floor(this.clock() / dayMs)
  }
}
