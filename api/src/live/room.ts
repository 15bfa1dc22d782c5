import { DurableObject } from "cloudflare:workers"
import { live } from "#contract/limits"
import { inTime } from "#platform/in-time"
import * as clock from "#game/live/clock"
import { settle } from "#game/live/host"
import { openRoom } from "#game/live/open-room"
import type { Room } from "#game/live/room"
import { waitForAll } from "#game/live/presence"
import { versionFor } from "#game/live/view"
import { createStore, type Store } from "../db/store"
import { logFault } from "../http/log"
import { forgetRoom } from "../store/classes/live-rooms"
import type { WorkerEnv } from "../worker-env"
import { doInRoom, findListener, hear, look, replyAfter, seen } from "./carry-out"
import { judgeItem, tellRevealed, writeResults, type RoomBindings } from "./duties"
import type { RoomCall, RoomReply, Watcher } from "./room-call"
import { loadRoom, saveRoom } from "./room-storage"
import { HeldLooks, RoomSockets } from "./sockets"

const hearsEveryMs = 5_000

export class LiveRoom extends DurableObject<WorkerEnv> {
  clock = () => Date.now()
  bindings: RoomBindings = this.env
  /** How long a reply waits for the judge. The app gives a page 3 s. */
  patienceMs = 2_000
  #room: Room | null | undefined
  #alarmAt: number | null = null
  #hearsAt = 0
  /** One at a time, because a call and the alarm may come at once. */
  #working: Promise<void> | null = null
  readonly #looks = new HeldLooks()
  readonly #sockets = new RoomSockets(this.ctx)

  /** A call, or whose socket this is, in the address: an upgrade has no body. */
  override async fetch(request: Request): Promise<Response> {
    const as = new URL(request.url).searchParams.get("as")
    if (as) return this.#listen(JSON.parse(as))
    return Response.json(await this.#answer(await request.json<RoomCall>()))
  }

  #listen(as: Watcher): Response {
    const room = this.#load()
    const listener = room && findListener(room, as)
    if (!listener) return new Response(null, { status: 404 })
    const heard = hear(room, [{ ...listener, agoMs: 0 }], this.clock())
    this.#save(heard)
    return this.#sockets.accept(listener, versionFor(heard, listener.seat !== null))
  }

  override webSocketMessage(socket: WebSocket): void {
    socket.close(1008, "only pings")
  }

  override webSocketClose(socket: WebSocket): void {
    socket.close()
  }

  override async alarm(): Promise<void> {
    this.#alarmAt = null
    this.#hear()
    await this.#attend()
    await this.#working
    this.#setAlarm()
  }

  /** A restart, for tests. */
  forget(): void {
    this.#room = undefined
    this.#alarmAt = null
    this.#hearsAt = 0
  }

  async #answer(call: RoomCall): Promise<RoomReply> {
    const now = this.clock()
    this.#hear()
    const room = this.#load()
    if (call.do === "open") {
      this.#save(room ?? openRoom(call.settings, call.items, call.host, now))
      return { state: this.#load() ? "done" : "gone" }
    }
    if (!room || room.phase === "gone") return { state: "gone" }
    if (call.do === "look") return this.#lookHeld(room, call.as, call.after)
    const carried = doInRoom(room, call, now)
    this.#save(carried.room)
    await this.#attend()
    const after = this.#load()
    if (!after || after.phase === "gone") return { state: "gone" }
    return carried.reply ?? replyAfter(after, call, this.clock())
  }

  async #lookHeld(room: Room, as: Watcher, after: number | null): Promise<RoomReply> {
    if (as.kind !== "host" && !findListener(room, as)) return { state: "gone" }
    // A page without scripts gives no other sign of life, and the room may sleep until it does again.
    this.#save(seen(room, as, this.clock(), after === null), after === null)
    const until = this.clock() + live.heldMs
    await this.#attend()
    if (after !== null) {
      const isOld = (now: Room | null) =>
        now !== null && versionFor(now, as.kind === "seat") <= after
      while (isOld(this.#load()) && this.clock() < until)
        await this.#looks.untilNews(until - this.clock())
      const woken = this.#load()
      // What it waited for may be a question, which its page now shows.
      if (woken) this.#save(seen(woken, as, this.clock(), as.kind === "host" && woken.host.isStill))
    }
    const current = this.#load()
    return current ? look(current, as, this.clock()) : { state: "gone" }
  }

  /** Takes each step that is due, and does what is to be done beside the room; what fails is tried again by the alarm. */
  async #attend(): Promise<void> {
    const room = this.#load()
    if (!room) return
    const now = this.clock()
    const next = clock.advance(room, now)
    this.#save(next)
    if (next.retryAt > now || !clock.hasDuty(next)) return
    this.#working ??= inTime(live.heldMs, this.#work())
      .catch((error: unknown) => {
        logFault(error)
        const current = this.#load()
        if (current) this.#save(clock.tryLater(current, this.clock()))
      })
      .finally(() => void (this.#working = null))
    if (!clock.isSkipped(next)) await inTime(this.patienceMs, this.#working).catch(() => undefined)
  }

  async #work(): Promise<void> {
    const store = createStore(this.bindings.DB)
    if (this.#loaded().phase === "gone") return this.#forgetAll(store)
    const judging = clock.unjudgedAt(this.#loaded()).map(async (at) => {
      const verdicts = await judgeItem(store, this.#loaded(), at)
      this.#save(settle(this.#loaded(), at, verdicts, this.clock()))
    })
    const tell = async () => {
      for (let room = this.#loaded(); clock.isUntold(room); room = this.#loaded()) {
        await tellRevealed(this.bindings, room, this.clock())
        this.#save(clock.markTold(this.#loaded(), room))
      }
    }
    await Promise.all([tell(), ...judging])
    if (!clock.isUnwritten(this.#loaded())) return
    await writeResults({ store, env: this.bindings }, this.#loaded(), this.clock())
    this.#save(clock.markWritten(this.#loaded(), this.clock()))
  }

  #load(): Room | null {
    if (this.#room !== undefined) return this.#room
    this.#room = loadRoom(this.ctx.storage)
    if (this.#room && this.ctx.getWebSockets().length === 0)
      this.#save(waitForAll(this.#room, this.clock()), true)
    return this.#room
  }

  #loaded(): Room {
    const room = this.#load()
    if (!room) throw new Error("The room is gone.")
    return room
  }

  /** Pings wake no object, so what was heard is taken before anything else: the room may have slept for minutes. */
  #hear(): void {
    const [now, room] = [this.clock(), this.#load()]
    if (!room || now < this.#hearsAt) return
    this.#hearsAt = now + hearsEveryMs
    this.#save(hear(room, this.#sockets.heard(), now))
  }

  /** State and alarm in one transaction; the reply leaves after the write. */
  #save(next: Room | null, keepsSeen = false): void {
    const before = this.#load()
    if (!next || next === before) return
    const { storage } = this.ctx
    storage.transactionSync(() => saveRoom(storage, before, next, keepsSeen))
    this.#room = next
    this.#setAlarm()
    this.#looks.wake()
    this.#sockets.tell(before, next, this.clock())
  }

  /** One that rings too early only sets the next one, so most changes write none. */
  #setAlarm(): void {
    const now = this.clock()
    const at = this.#room ? clock.nextAlarm(this.#room, now) : null
    if (at === null || at >= (this.#alarmAt ?? Infinity)) return
    this.#alarmAt = at
    // One for the very time of the alarm that is running goes with it, and none would ever ring again.
    this.ctx.storage.setAlarm(Date.now() + at - now + 1).catch(logFault)
  }

  async #forgetAll(store: Store): Promise<void> {
    await forgetRoom(store, this.#loaded().id)
    this.#sockets.closeAll()
    await this.ctx.storage.deleteAlarm()
    await this.ctx.storage.deleteAll()
    this.#room = null
    this.#alarmAt = null
  }
}
