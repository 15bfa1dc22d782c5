import { DurableObject } from "cloudflare:workers"
import { playTables } from "../src/player/play-tables.mjs"
import { migrateObject } from "../src/db/migrate-object.mjs"

/** @import { SeededPlayer } from "./types" */

/** The object of a player before the API has it: the same storage, without the API. */
export class Player extends DurableObject {
  /** @param {string} statements */
  fill(statements) {
    migrateObject(this.ctx.storage, playTables)
    this.ctx.storage.transactionSync(() => void this.ctx.storage.sql.exec(statements))
  }
}

/** Fills the objects of the players that the body lists. Node runs it before the API's Worker runs. */
export default {
  /**
   * @param {Request} request
   * @param {{ PLAY: DurableObjectNamespace<Player> }} env
   */
  async fetch(request, env) {
    /** @type {readonly SeededPlayer[]} */
    const players = await request.json()
    await Promise.all(players.map(({ id, sql }) => env.PLAY.getByName(String(id)).fill(sql)))
    return new Response()
  },
}
