import { seatHeader } from "#contract/words"
import { readScreenKey, readSeatKey } from "#app/live/room-request.server"
import type { RouteNeeds } from "#app/route-needs"
import type { AppContext } from "./context.server"

export const isForSocket = ({ headers }: Request, { hasSocket }: RouteNeeds): boolean =>
  hasSocket === true && headers.get("Upgrade")?.toLowerCase() === "websocket"

type SocketContext = Pick<AppContext, "session" | "endedSessions" | "openUpstreamSocket">

/**
 * Before Remix, which would make the response anew and lose its socket. The Origin is what tells a page of ours from
 * another site, since an upgrade is a GET with the cookies. A page that gets none asks for its news without.
 */
export async function openSocket(
  request: Request,
  createContext: () => Promise<SocketContext>,
): Promise<Response> {
  const url = new URL(request.url)
  if (request.headers.get("Origin") !== url.origin)
    return new Response("This socket was opened from another site.", { status: 403 })
  const view = url.searchParams.get("view") ?? ""
  if (view === "check") return echo()
  const { session, endedSessions, openUpstreamSocket } = await createContext()
  if (!openUpstreamSocket) return new Response("There is no such socket.", { status: 404 })
  if (await endedSessions.hasEnded()) session.end()
  const { token } = session
  const seatKey = (session.person ?? session.ended) ? undefined : readSeatKey(request)
  const key = view === "screen" ? readScreenKey(url) : seatKey
  if (!token && key === undefined) return new Response("You have no seat here.", { status: 403 })
  const headers = new Headers({ Upgrade: "websocket" })
  if (token) headers.set("Authorization", `Bearer ${token}`)
  if (key !== undefined) headers.set(seatHeader, key)
  return openUpstreamSocket(`/api${url.pathname}?${new URLSearchParams({ view })}`, { headers })
}

function echo(): Response {
  const { 0: client, 1: server } = new WebSocketPair()
  server.accept()
  answerOnce(server)
  return new Response(null, { status: 101, webSocket: client })
}

const echoMs = 15_000

/** For the page that tests a network: says once that it has heard something, and does not wait for long. */
export function answerOnce(socket: Pick<WebSocket, "send" | "close" | "addEventListener">): void {
  const late = setTimeout(() => socket.close(), echoMs)
  socket.addEventListener("close", () => clearTimeout(late))
  socket.addEventListener("message", () => {
    clearTimeout(late)
    socket.send("pong")
    socket.close()
  })
}
