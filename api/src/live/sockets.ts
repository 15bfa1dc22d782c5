import { phaseFor } from "#game/live/clock"
import type { Room } from "#game/live/room"
import { versionFor } from "#game/live/view"
import type { LastHeard, Listener } from "./carry-out"

/** A class of a listener has at most this many; more from one seat are tabs that nobody looks at, or an attack. */
const mostOfOne = 4
const heardWithinMs = 60_000

/**
 * Sockets that tell that there is news, as the number of a version, of the bell that it has rung, and of what players do
 * not see, mostly counts, that it can wait. All else the page shows. They hibernate: the object is not kept awake by them,
 * and pings are answered without it.
 */
export class RoomSockets {
  readonly #context: DurableObjectState

  constructor(context: DurableObjectState) {
    this.#context = context
    context.setWebSocketAutoResponse(new WebSocketRequestResponsePair("ping", "pong"))
  }

  accept(listener: Listener, version: number): Response {
    const { 0: client, 1: server } = new WebSocketPair()
    const own = `${listener.seat ?? ""} ${listener.host ?? ""}`
    const others = this.#context.getWebSockets(own)
    for (const other of others.slice(0, Math.max(0, others.length - mostOfOne + 1)))
      other.close(4001, "opened elsewhere")
    this.#context.acceptWebSocket(server, [kindOf(listener), own])
    server.serializeAttachment(listener)
    server.send(String(version))
    return new Response(null, { status: 101, webSocket: client })
  }

  tell(before: Room | null, room: Room, now: number): void {
    if (!before || versionFor(room, true) > versionFor(before, true))
      this.#tell("player", room, now)
    if (room.changes !== before?.changes) this.#tell("room", room, now, room.v === before?.v)
  }

  #tell(kind: Kind, room: Room, now: number, isCount = false): void {
    const version = versionFor(room, kind === "player")
    for (const socket of this.#context.getWebSockets(kind)) {
      const listener: Listener | null = socket.deserializeAttachment()
      const { extra = 1 } = room.seats[listener?.seat ?? ""] ?? {}
      const isRung = phaseFor(room, extra, now) === "closing"
      const what = isCount ? " count" : isRung ? " bell" : ""
      sendTo(socket, `${version}${what}`)
    }
  }

  /** Who has pinged of late. A socket says it of itself in no other way: it may outlive its tab. */
  heard(): readonly LastHeard[] {
    const now = Date.now()
    return this.#context.getWebSockets().flatMap((socket) => {
      const at = this.#context.getWebSocketAutoResponseTimestamp(socket)?.getTime()
      const agoMs = now - (at ?? 0)
      const listener: Listener | null = socket.deserializeAttachment()
      return listener && agoMs < heardWithinMs ? [{ ...listener, agoMs }] : []
    })
  }

  closeAll(): void {
    for (const socket of this.#context.getWebSockets()) socket.close(4004, "the room is gone")
  }
}

export class HeldLooks {
  readonly #waiting = new Set<() => void>()

  wake(): void {
    for (const wake of this.#waiting) wake()
  }

  untilNews(ms: number): Promise<void> {
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
}

/** What its versions count: what players see, or every change. */
type Kind = "player" | "room"

const kindOf = ({ seat }: Listener): Kind => (seat === null ? "room" : "player")

function sendTo(socket: WebSocket, text: string): void {
  try {
    socket.send(text)
  } catch {
    // It is closing, which its browser learns by itself.
  }
}
