import { DurableObject } from "cloudflare:workers"
import { storedAnswer } from "#game/answers/alternatives"
import { advance, isUnwritten, markWritten, nextAlarm, tryLater } from "#game/live/clock"
import { run, seeHost, settle, takeOver } from "#game/live/host"
import { offerNames } from "#game/live/names"
import { openRoom, type Room as State } from "#game/live/room"
import { judgedKey, unjudged } from "#game/live/score"
import { answer, join, see } from "#game/live/seats"
import { viewRoom, type Audience } from "#game/live/view"
import { judgeAnswer } from "../endpoints/games/judge-answer"
import { logFault } from "../log"
import type { WorkerEnv } from "../worker-env"
import type { RoomCall, RoomReply, Watcher } from "./room-call"
import { loadRoom, saveRoom } from "./room-storage"

/** Below the 15 s after which a reply counts as lost. */
const heldMs = 12_000

/** One live round. See docs/decisions/0087-live-rounds.md. */
export class Room extends DurableObject<WorkerEnv> {
  clock = () => Date.now()
  #room: State | null | undefined
  readonly #waiting = new Set<() => void>()

  override async fetch(request: Request): Promise<Response> {
    const reply = await this.#answer(await request.json<RoomCall>())
    return Response.json(reply, { status: reply.state === "gone" ? 410 : 200 })
  }

  override async alarm(): Promise<void> {
    await this.#attend()
  }

  /** For tests, which stand for a restart. */
  forget(): void {
    this.#room = undefined
  }

  async #answer(call: RoomCall): Promise<RoomReply> {
    const now = this.clock()
    const room = this.#load()
    if (call.do === "open") {
      this.#save(room ?? openRoom(call.settings, call.items, call.host, now))
      return { state: "done" }
    }
    if (!room) return { state: "gone" }
    switch (call.do) {
      case "offer":
        return { state: "done", names: offerNames(room, call.draws) }
      case "join": {
        const { do: _, ...newcomer } = call
        const joined = join(room, newcomer, now)
        this.#save(joined.room)
        return joined.state === "seated"
          ? { state: "done", seat: joined.seat.id }
          : { state: joined.state }
      }
      case "answer": {
        const [next, reply] = answer(room, call, now)
        this.#save(next)
        await this.#attend()
        return { state: reply.state === "gone" ? "gone" : "done", reply }
      }
      case "command":
        this.#save(run(seeHost(room, call.command.by, now), call.command, now))
        await this.#attend()
        return this.#look({ kind: "host", person: call.command.by })
      case "take":
        this.#save(takeOver(room, call.person, call.insists, now))
        return this.#look({ kind: "host", person: call.person })
      case "look":
        this.#save(this.#seen(room, call.as, now))
        await this.#attend()
        if (call.after !== null) await this.#held(call.as, call.after)
        return this.#look(call.as)
    }
  }

  #seen(room: State, as: Watcher, now: number): State {
    if (as.kind === "seat") return see(room, as.seat, now)
    return as.kind === "host" ? seeHost(room, as.person, now) : room
  }

  #look(as: Watcher): RoomReply {
    const now = this.clock()
    const room = this.#load()
    if (!room) return { state: "gone" }
    const audience = audienceOf(room, as)
    if (typeof audience === "string" && audience === "not host") return { state: "not host" }
    if (!audience) return { state: "removed" }
    return { state: "done", snapshot: viewRoom(room, audience, now) }
  }

  /** Until a player's view is newer than what they have; for the host and the screen, with each answer. */
  async #held(as: Watcher, after: number): Promise<void> {
    const until = this.clock() + heldMs
    const isNews = () => {
      const room = this.#load()
      return !room || (as.kind === "seat" ? room.v : room.changes) > after
    }
    while (!isNews() && this.clock() < until) {
      await this.#news(until - this.clock())
    }
  }

  #news(ms: number): Promise<void> {
    return new Promise((resolve) => {
      const wake = () => {
        clearTimeout(timer)
        this.#waiting.delete(wake)
        resolve()
      }
      const timer = setTimeout(wake, ms)
      this.#waiting.add(wake)
    })
  }

  /** Takes each step that is due, judges and writes; what fails is tried again by the alarm. */
  async #attend(): Promise<void> {
    const room = this.#load()
    if (!room) return
    const now = this.clock()
    const next = advance(room, now)
    this.#save(next)
    if (next.phase === "gone") return this.#forgetAll()
    if (next.retryAt > now) return
    try {
      if (unjudged(next, next.at).length > 0 && next.phase === "judging") await this.#judge(next)
      if (isUnwritten(next)) this.#save(markWritten(next, now))
    } catch (error) {
      logFault(error)
      const current = this.#load()
      if (current) this.#save(tryLater(current, now))
    }
  }

  /** One judgement for each answer that the judge tells apart from the others. */
  async #judge({ items, at }: State): Promise<void> {
    const room = this.#load()
    const item = items[at]
    if (!room || !item || item.game === "offside") return
    const { question, exact } = item.material
    const answer = storedAnswer(item.material)
    const verdicts = await Promise.all(
      unjudged(room, at).map(async (text) => {
        const verdict = await judgeAnswer(text, { answer, question, exact })
        return [judgedKey(item, text), verdict] as const
      }),
    )
    const current = this.#load()
    if (current) this.#save(settle(current, at, Object.fromEntries(verdicts), this.clock()))
  }

  #load(): State | null {
    this.#room ??= loadRoom(this.ctx.storage)
    return this.#room
  }

  /** State and alarm in one transaction; the reply leaves after the write. */
  #save(next: State | null): void {
    const before = this.#load()
    if (!next || next === before) return
    const { storage } = this.ctx
    storage.transactionSync(() => saveRoom(storage, before, next))
    this.#room = next
    const at = nextAlarm(next, this.clock())
    if (at !== null) storage.setAlarm(at).catch(logFault)
    for (const wake of this.#waiting) wake()
  }

  async #forgetAll(): Promise<void> {
    await this.ctx.storage.deleteAlarm()
    await this.ctx.storage.deleteAll()
    this.#room = undefined
  }
}

function audienceOf(room: State, as: Watcher): Audience | "not host" | null {
  if (as.kind === "screen") return "screen"
  if (as.kind === "host") return room.host.person === as.person ? "host" : "not host"
  const seat = room.seats[as.seat]
  return seat && !seat.isRemoved ? seat : null
}
