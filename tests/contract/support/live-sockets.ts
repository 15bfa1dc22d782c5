import { env } from "cloudflare:workers"
import { openLiveSocket } from "../../../api/src/endpoints/live/socket"
import { seatHeader } from "#contract/words"
import { clock } from "./api"
import type { Player } from "./live"
import { roomsWith } from "./rooms"

export const ROOM = roomsWith({ now: () => clock.now })

export type View = "play" | "screen" | "host"

export async function upgrade(player: Player | null, code: string, view: View) {
  const headers = new Headers({ Upgrade: "websocket" })
  if (player && "token" in player) headers.set("Authorization", `Bearer ${player.token}`)
  else if (player) headers.set(seatHeader, player.key)
  const request = new Request(`https://api/api/live/${code}/socket?view=${view}`, { headers })
  return openLiveSocket(request, { DB: env.DB, ROOM }, clock.now)
}

export async function listen(player: Player, code: string, view: View) {
  const { webSocket: socket } = await upgrade(player, code, view)
  if (!socket) throw new Error("no socket")
  const frames: unknown[] = []
  const closed: number[] = []
  socket.addEventListener("message", ({ data }) => void frames.push(data))
  socket.addEventListener("close", ({ code }) => void closed.push(code))
  socket.accept()
  /** Pings, and waits for the reply, before which all comes that was sent before. */
  const ping = async () => {
    const heard = frames.length
    socket.send("ping")
    while (!frames.slice(heard).includes("pong")) await scheduler.wait(1)
  }
  const untilClosed = async () => {
    while (closed.length === 0) await scheduler.wait(1)
    return closed[0]
  }
  return { socket, frames, closed, ping, untilClosed }
}
