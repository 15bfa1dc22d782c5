import { DurableObject } from "cloudflare:workers"
import type { LeaderboardScope } from "#contract/words"
import { platformDependencies } from "../dependencies"
import { logFault } from "../log"
import type { Bindings } from "../platform"
import type { WorkerEnv } from "../worker-env"
import { readForwarded } from "../security/forwarded-caller"
import { playerAppWith } from "../app"
import { rankNoMore, rankStates, readBoardOf } from "../board/boards"
import { readPoints } from "../store/claims"
import { isPerson } from "../store/people"
import { readRankedBy } from "../store/profiles"
import { refuse, toResponse } from "../reply"
import { createStore, type PlayStore, type Store } from "../store/store"
import { publishStates, readStored, type PlayerState, type Stored } from "../store/published"
import { openPlay } from "./play-storage"
import { migratePlay } from "./play-tables"
import { boardKeyOf, isKept, rankAgain, readState, readVersion } from "./state"
import { takeOver, takeRankedBy } from "./take-over"

/** After a write: others see it a moment later, and one message tells of several writes. */
const publishAfterMs = 1_000
/** After a message: by then the queue has delivered it, or it is sent again. */
const checkAfterMs = 60_000

/** The key of a change of the person in D1, until it has been taken over. */
const changing = "changing"

interface Change {
  readonly personId: number
  /** By then it was made, or never will be. */
  readonly until: number
}

interface Publishing {
  readonly send: (state: PlayerState) => Promise<unknown>
}

/**
 * What one player has played, and the calls that read or change it. The tables of one player are here, so
 * that any number of players play at once; what others must see goes to D1 through a queue.
 * See docs/decisions/0046-an-object-per-player.md.
 */
export class Player extends DurableObject<WorkerEnv> {
  /** What tests replace. */
  dependencies = platformDependencies
  bindings: Bindings & { readonly PUBLISHED: Publishing } = this.env
  readonly rows = { read: 0, written: 0 }
  #play: PlayStore | null = null
  /** When it wakes up; 0 where that is not known. */
  #alarmAt = 0

  override async fetch(request: Request): Promise<Response> {
    const call = readForwarded(request)
    const play = await this.open(call.caller.id)
    // The call was on its way when its caller was erased.
    if (!this.#isKnown()) {
      await this.erase()
      return toResponse(refuse(401, "Please log in."))
    }
    const readBoard = async (store: Store, scope: LeaderboardScope) => {
      await this.publish(store)
      const key = boardKeyOf(this.ctx.storage.sql, scope, call.now)
      return readBoardOf(this.bindings, key, call.caller.id)
    }
    const player = { ...call, play, readBoard }
    return playerAppWith(this.dependencies).fetch(request, { ...this.bindings, player })
  }

  /** The points of the player. */
  async total(personId: number): Promise<number> {
    return readPoints(await this.open(personId))
  }

  /** Has the leaderboards and D1 store at once what others see, where they have not. */
  async publish(store = createStore(this.bindings.DB)): Promise<void> {
    const state = readState(this.ctx.storage.sql, this.dependencies.now())
    if (!state) return
    const rank = (states: readonly PlayerState[]) => rankStates(this.bindings, states)
    await publishStates({ store, rank }, [state])
    this.#acknowledge({ version: state.version, counted: state.answered?.to ?? 0 })
  }

  /** Sends everything again: D1 or a leaderboard has lost it. */
  async republish(personId: number): Promise<void> {
    await this.open(personId)
    const state = rankAgain(this.ctx.storage.sql, this.dependencies.now())
    if (state) await this.bindings.PUBLISHED.send(state)
    await this.#wakeAt(Date.now() + checkAfterMs)
  }

  /** Looks a minute later what became of the person in D1, unless `takeChange` or `erase` comes first. */
  async prepareChange(personId: number): Promise<void> {
    await this.open(personId)
    const change: Change = { personId, until: Date.now() + checkAfterMs }
    await this.ctx.storage.put(changing, change)
    await this.#wakeAt(change.until)
  }

  /** One at a time: the last one reads what the last change has written. */
  async takeChange(personId: number): Promise<void> {
    await this.open(personId)
    await this.ctx.blockConcurrencyWhile(async () => {
      const ranked = await readRankedBy(createStore(this.bindings.DB), personId)
      if (ranked && takeRankedBy(this.ctx.storage.sql, ranked))
        rankAgain(this.ctx.storage.sql, this.dependencies.now())
      await this.ctx.storage.delete(changing)
    })
    await this.publish()
  }

  /**
   * Deletes what the player has played, on the leaderboards first. What arrives later finds no player in D1, and
   * is refused.
   */
  async erase(): Promise<void> {
    this.forget()
    migratePlay(this.ctx.storage)
    const state = rankAgain(this.ctx.storage.sql, this.dependencies.now())
    if (state) await rankNoMore(this.bindings, state)
    await this.ctx.storage.deleteAlarm()
    await this.ctx.storage.deleteAll()
  }

  /** Sends what others see until D1 has it: a message may be lost. */
  override async alarm(): Promise<void> {
    this.#alarmAt = 0
    migratePlay(this.ctx.storage)
    if (await this.#isErased()) return this.erase()
    const { sql } = this.ctx.storage
    const unsent = readState(sql, this.dependencies.now())
    if (!unsent) return
    const stored = await readStored(createStore(this.bindings.DB), unsent.personId)
    const state = readState(sql, this.dependencies.now(), stored)
    if (!state) return this.#acknowledge(stored)
    await this.bindings.PUBLISHED.send(state)
    if (isKept(state)) await this.#wakeAt(Date.now() + checkAfterMs)
  }

  /** Opens the tables anew: after a test has deleted them. */
  forget(): void {
    this.#play = null
  }

  async #isErased(): Promise<boolean> {
    const { storage } = this.ctx
    const change = await storage.get<Change>(changing)
    if (!change) return false
    if (!(await isPerson(createStore(this.bindings.DB), change.personId))) return true
    if (Date.now() >= change.until) await this.takeChange(change.personId)
    else await this.#wakeAt(change.until)
    return false
  }

  #isKnown(): boolean {
    return this.ctx.storage.sql.exec("SELECT 1 FROM player").toArray().length > 0
  }

  /** What is left of a long history is a version of its own. */
  #acknowledge({ version, counted }: Stored): void {
    const { sql } = this.ctx.storage
    sql.exec("UPDATE player SET published = max(published, ?), counted = ?", version, counted)
    const left = sql.exec("SELECT 1 FROM answer_lists WHERE id > ? LIMIT 1", counted).toArray()
    if (left.length > 0) this.#noteWrite(readVersion(sql))
  }

  async open(personId: number): Promise<PlayStore> {
    if (this.#play) return this.#play
    const { storage } = this.ctx
    await this.ctx.blockConcurrencyWhile(async () => {
      migratePlay(storage)
      if (!this.#isKnown()) await takeOver(storage, this.bindings.DB, personId)
    })
    this.#play = openPlay(storage, this.rows, {
      version: () => readVersion(storage.sql),
      afterWrite: (before) => this.#noteWrite(before),
    })
    return this.#play
  }

  /**
   * In the transaction of the write, so that no write is without an alarm that publishes it. A write of points has
   * a version already.
   */
  #noteWrite(before: number): void {
    const { sql } = this.ctx.storage
    sql.exec("UPDATE player SET version = version + 1 WHERE version = ?", before)
    if (readVersion(sql) === 0) throw new Error("The player was erased.")
    const now = Date.now()
    if (this.#alarmAt < now || this.#alarmAt > now + publishAfterMs)
      this.#wakeAt(now + publishAfterMs).catch(logFault)
  }

  #wakeAt(at: number): Promise<void> {
    this.#alarmAt = at
    return this.ctx.storage.setAlarm(at)
  }
}
