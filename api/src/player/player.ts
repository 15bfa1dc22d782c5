import { DurableObject } from "cloudflare:workers"
import { platformDependencies, type Dependencies } from "../dependencies"
import { logFault } from "../log"
import type { Bindings } from "../platform"
import type { WorkerEnv } from "../worker-env"
import { readForwarded } from "../security/forwarded-caller"
import { createPlayerApp } from "../app"
import { readPoints } from "../store/claims"
import { isPerson } from "../store/people"
import { refuse, toResponse } from "../reply"
import { createStore, type PlayStore, type Store } from "../store/store"
import { publishStates, readStored, type PlayerState, type Stored } from "../store/published"
import { openPlay } from "./play-storage"
import { migratePlay } from "./play-tables"
import { readState } from "./state"
import { takeOver } from "./take-over"

/** After a write: others see it a moment later, and one message tells of several writes. */
const publishAfterMs = 1_000
/** After a message: by then the queue has delivered it, or it is sent again. */
const checkAfterMs = 60_000

/** The key of the person's id while the player is being erased. */
const erasing = "erasing"

/** One for all objects of an isolate. */
const apps = new WeakMap<Dependencies, ReturnType<typeof createPlayerApp>>()

function appWith(dependencies: Dependencies) {
  const app = apps.get(dependencies) ?? createPlayerApp(dependencies)
  apps.set(dependencies, app)
  return app
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

  override async fetch(request: Request): Promise<Response> {
    const call = readForwarded(request)
    const play = await this.open(call.caller.id)
    // The call was on its way when its caller was erased.
    if (!this.#isKnown()) {
      await this.erase()
      return toResponse(refuse(401, "Please log in."))
    }
    const player = { ...call, play, publish: (store: Store) => this.publish(store) }
    return appWith(this.dependencies).fetch(request, { ...this.bindings, player })
  }

  /** The points of the player. */
  async total(personId: number): Promise<number> {
    return readPoints(await this.open(personId))
  }

  /** Writes what others see to D1 at once, where it is not there yet. */
  async publish(store = createStore(this.bindings.DB)): Promise<void> {
    const state = readState(this.ctx.storage.sql, this.dependencies.now())
    if (!state) return
    await publishStates(store, [state])
    this.#acknowledge({ version: state.version, counted: state.answered?.to ?? 0 })
  }

  /** Sends everything again: D1 has lost it. */
  async republish(personId: number): Promise<void> {
    await this.open(personId)
    this.ctx.storage.sql.exec("UPDATE player SET version = version + 1")
    const state = readState(this.ctx.storage.sql, this.dependencies.now())
    if (state) await this.bindings.PUBLISHED.send(state)
    await this.ctx.storage.setAlarm(Date.now() + checkAfterMs)
  }

  /** Looks a minute later whether the player was erased in D1, unless `erase` comes first. */
  async prepareErasure(personId: number): Promise<void> {
    await this.ctx.storage.put(erasing, personId)
    await this.ctx.storage.setAlarm(Date.now() + checkAfterMs)
  }

  /** Deletes what the player has played. What arrives later finds no player in D1, and is refused. */
  async erase(): Promise<void> {
    this.forget()
    await this.ctx.storage.deleteAlarm()
    await this.ctx.storage.deleteAll()
  }

  /** Sends what others see until D1 has it: a message may be lost. */
  override async alarm(): Promise<void> {
    if (await this.#isErased()) return this.erase()
    migratePlay(this.ctx.storage)
    const state = readState(this.ctx.storage.sql, this.dependencies.now())
    if (!state || (await this.#isStored(state))) return
    await this.bindings.PUBLISHED.send(state)
    await this.ctx.storage.setAlarm(Date.now() + checkAfterMs)
  }

  /** Opens the tables anew: after a test has deleted them. */
  forget(): void {
    this.#play = null
  }

  async #isErased(): Promise<boolean> {
    const personId = await this.ctx.storage.get<number>(erasing)
    if (personId === undefined) return false
    const isErased = !(await isPerson(createStore(this.bindings.DB), personId))
    if (!isErased) await this.ctx.storage.delete(erasing)
    return isErased
  }

  #isKnown(): boolean {
    return this.ctx.storage.sql.exec("SELECT 1 FROM player").toArray().length > 0
  }

  async #isStored(state: PlayerState): Promise<boolean> {
    const stored = await readStored(createStore(this.bindings.DB), state.personId)
    if (stored.version < state.version) return false
    this.#acknowledge({ ...stored, version: state.version })
    return true
  }

  /** What is left of a long history is a version of its own. */
  #acknowledge({ version, counted }: Stored): void {
    const { sql } = this.ctx.storage
    sql.exec("UPDATE player SET published = max(published, ?), counted = ?", version, counted)
    const { left } = sql
      .exec<{ left: number }>("SELECT EXISTS (SELECT 1 FROM answers WHERE id > ?) AS left", counted)
      .one()
    if (left === 1) this.#noteWrite()
  }

  async open(personId: number): Promise<PlayStore> {
    if (this.#play) return this.#play
    const { storage } = this.ctx
    await this.ctx.blockConcurrencyWhile(async () => {
      migratePlay(storage)
      if (!this.#isKnown()) await takeOver(storage, this.bindings.DB, personId)
    })
    this.#play = openPlay(storage, this.rows, () => this.#noteWrite())
    return this.#play
  }

  /** In the transaction of the write, so that no write is without an alarm that publishes it. */
  #noteWrite(): void {
    const versions = this.ctx.storage.sql.exec(
      "UPDATE player SET version = version + 1 RETURNING version",
    )
    if (versions.toArray().length === 0) throw new Error("The player was erased.")
    this.ctx.storage.setAlarm(Date.now() + publishAfterMs).catch(logFault)
  }
}
