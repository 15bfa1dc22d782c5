import { DurableObject } from "cloudflare:workers"
import type { LeaderboardScope } from "#contract/words"
import { platformDependencies } from "../http/dependencies"
import { logFault } from "../http/log"
import type { Bindings } from "../http/platform"
import type { WorkerEnv } from "../worker-env"
import { readForwarded } from "../security/forwarded-caller"
import { playerAppWith } from "../http/app"
import { readBoardOf } from "../board/boards"
import { readPoints } from "../store/play/claims"
import { isPerson } from "../store/accounts/people"
import { readRankedBy } from "../store/accounts/profiles"
import { refuse, toResponse } from "../http/reply"
import { takeTaught, type LessonMessage } from "../store/play/lessons"
import type { FirstWrongAnswer } from "../store/play/first-answers"
import { migrateObject } from "../db/migrate-object.mjs"
import { createStore, type PlayStore, type Store } from "../db/store"
import * as playStorage from "./play-storage"
import { playTables } from "./play-tables.mjs"
import * as states from "./state"
import { readWrong } from "./topics/answers"
import { publishStates, readStored } from "./topics/publish-states"
import { removeFromBoards, toBoardKey } from "./topics/ranking"
import type { PlayerState, StoredVersions } from "./topics/topic"

/** The delay between a write and its message, so that one message covers several writes. */
const publishAfterMs = 1_000
/** The delay before the object checks that D1 has a message, and otherwise sends it again. */
const checkAfterMs = 60_000

/**
 * Holds what one player has played, and runs the calls that read or change it. Each player has separate tables,
 * so that any number of players play at once; what others see goes to D1 through a queue. See
 * docs/decisions/0046-an-object-per-player.md.
 */
export class Player extends DurableObject<WorkerEnv> {
  dependencies = platformDependencies
  bindings: Omit<Bindings, "PUBLISHED"> & {
    readonly PUBLISHED: { readonly send: (state: PlayerState) => Promise<unknown> }
  } = this.env
  readonly rows = { read: 0, written: 0 }
  #play: PlayStore | null = null
  #alarmAt = 0

  override async fetch(request: Request): Promise<Response> {
    const call = readForwarded(request)
    const play = await this.open(call.caller.id)
    // The caller was erased while the call was on its way.
    if (!this.#isKnown()) {
      await this.erase()
      return toResponse(refuse(401, "Please log in."))
    }
    const readBoard = async (store: Store, scope: LeaderboardScope) => {
      await this.publish(store)
      const key = toBoardKey(this.ctx.storage.sql, scope, call.now)
      return readBoardOf(this.bindings, key, call.caller.id)
    }
    const player = { ...call, play, readBoard }
    return playerAppWith(this.dependencies).fetch(request, { ...this.bindings, player })
  }

  async total(personId: number): Promise<number> {
    return readPoints(await this.open(personId))
  }

  async publish(store = createStore(this.bindings.DB)): Promise<void> {
    const state = states.readState(this.ctx.storage.sql, this.dependencies.now())
    if (!state) return
    await publishStates({ store, bindings: this.bindings }, [state])
    this.#acknowledge(states.toStored(state))
  }

  async republish(personId: number): Promise<void> {
    await this.open(personId)
    const state = states.publishAgain(this.ctx.storage.sql, this.dependencies.now())
    if (state) await this.bindings.PUBLISHED.send(state)
    await this.#wakeAt(Date.now() + checkAfterMs)
  }

  async prepareChange(personId: number): Promise<void> {
    await this.open(personId)
    const until = Date.now() + checkAfterMs
    await playStorage.putChange(this.ctx.storage, { personId, until })
    await this.#wakeAt(until)
  }

  /** Takes over a change from D1. One call runs at a time, so the last one reads what the last change wrote. */
  async takeChange(personId: number): Promise<void> {
    await this.open(personId)
    await this.ctx.blockConcurrencyWhile(async () => {
      const ranked = await readRankedBy(createStore(this.bindings.DB), personId)
      if (ranked && playStorage.takeRankedBy(this.ctx.storage.sql, ranked))
        states.rankAgain(this.ctx.storage.sql, this.dependencies.now())
      await playStorage.deleteChange(this.ctx.storage)
    })
    await this.publish()
  }

  async learn(personId: number, message: LessonMessage): Promise<void> {
    const play = await this.open(personId)
    const silent = playStorage.openPlay(this.ctx.storage, this.rows)
    if (this.#isKnown()) await takeTaught({ play, silent }, personId, message)
  }

  async readAll(personId: number): Promise<playStorage.PlayTableRows> {
    await this.open(personId)
    return playStorage.readPlayTables(this.ctx.storage.sql)
  }

  async wrongAnswers(personId: number): Promise<readonly FirstWrongAnswer[]> {
    await this.open(personId)
    return readWrong(this.ctx.storage.sql)
  }

  /** Leaves the leaderboards first. A call that arrives later finds no player in D1 and is refused. */
  async erase(): Promise<void> {
    this.forget()
    migrateObject(this.ctx.storage, playTables)
    const { sql } = this.ctx.storage
    const player = states.readPlayer(sql)
    if (player) await removeFromBoards(this.bindings, { sql, player, now: this.dependencies.now() })
    await this.ctx.storage.deleteAlarm()
    await this.ctx.storage.deleteAll()
  }

  /** Sends what others see until D1 has it, because a message may be lost. */
  override async alarm(): Promise<void> {
    this.#alarmAt = 0
    migrateObject(this.ctx.storage, playTables)
    if (await this.#isErased()) return this.erase()
    const { sql } = this.ctx.storage
    const unsent = states.readState(sql, this.dependencies.now())
    if (!unsent) return
    const stored = await readStored(createStore(this.bindings.DB), unsent.personId)
    const state = states.readState(sql, this.dependencies.now(), stored)
    if (!state) return this.#acknowledge(stored)
    await this.bindings.PUBLISHED.send(state)
    if (states.isKept(state)) await this.#wakeAt(Date.now() + checkAfterMs)
  }

  forget(): void {
    this.#play = null
  }

  async #isErased(): Promise<boolean> {
    const change = await playStorage.getChange(this.ctx.storage)
    if (!change) return !this.#isKnown()
    if (!(await isPerson(createStore(this.bindings.DB), change.personId))) return true
    if (Date.now() >= change.until) await this.takeChange(change.personId)
    else await this.#wakeAt(change.until)
    return false
  }

  #isKnown(): boolean {
    return states.readPlayer(this.ctx.storage.sql) !== null
  }

  /** What D1 does not have yet is published as a new version. */
  #acknowledge(stored: StoredVersions): void {
    const { sql } = this.ctx.storage
    if (states.acknowledge(sql, this.dependencies.now(), stored))
      this.#noteWrite(states.readVersion(sql))
  }

  async open(personId: number): Promise<PlayStore> {
    if (this.#play) return this.#play
    const { storage } = this.ctx
    await this.ctx.blockConcurrencyWhile(async () => {
      migrateObject(storage, playTables)
      if (!this.#isKnown()) await playStorage.copyPerson(storage.sql, this.bindings.DB, personId)
      if (!this.#isKnown()) await this.#wakeAt(Date.now() + checkAfterMs)
    })
    this.#play = playStorage.openPlay(storage, this.rows, {
      version: () => states.readVersion(storage.sql),
      afterWrite: (before) => this.#noteWrite(before),
    })
    return this.#play
  }

  /**
   * Runs in the transaction of the write, so that every write has an alarm that publishes it. A write of points
   * has raised the version already.
   */
  #noteWrite(before: number): void {
    const { sql } = this.ctx.storage
    sql.exec("UPDATE player SET version = version + 1 WHERE version = ?", before)
    if (states.readVersion(sql) === 0) throw new Error("The player was erased.")
    const now = Date.now()
    if (this.#alarmAt < now || this.#alarmAt > now + publishAfterMs)
      this.#wakeAt(now + publishAfterMs).catch(logFault)
  }

  #wakeAt(at: number): Promise<void> {
    this.#alarmAt = at
    return this.ctx.storage.setAlarm(at)
  }
}
