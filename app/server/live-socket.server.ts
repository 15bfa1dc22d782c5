import { internalHeaders } from "#platform/internal-headers"
import { seatHeader } from "#contract/words"
import { requestId } from "#app/log/log.server"
import { readScreenKey, readSeatKey } from "#app/cookies/seat-key.server"
import type { RouteNeeds } from "#app/route-needs"
import { readSession } from "#app/session/session.server"
import type { Env } from "./env.server"
import { plainTextResponse } from "./refuse-request.server"

export const isForSocket = ({ headers }: Request, { hasSocket }: RouteNeeds): boolean =>
  hasSocket === true && headers.get("Upgrade")?.toLowerCase() === "websocket"

/**
 * Before Remix, which would make the response anew and lose its socket. The Origin is what tells a page of ours from
 * another site, since an upgrade is a GET with the cookies. A page that gets none asks for its news without.
 */
export async function openSocket(request: Request, env: Env, secrets: string[]): Promise<Response> {
  const url = new URL(request.url)
  if (request.headers.get("Origin") !== url.origin)
    return plainTextResponse(403, "This socket was opened from another site.")
  const view = url.searchParams.get("view") ?? ""
  if (view === "check") return echo()
  if (env.API_URL) return plainTextResponse(404, "There is no such socket.")
  const { token } = await readSession(request, secrets)
  const key = view === "screen" ? readScreenKey(url) : readSeatKey(request)
  if (!token && key === undefined) return plainTextResponse(403, "You have no seat here.")
  const headers = new Headers({ Upgrade: "websocket", [internalHeaders.requestId]: requestId() })
  if (token) headers.set("Authorization", `Bearer ${token}`)
  if (key !== undefined) headers.set(seatHeader, key)
  const asked = `https://api.internal/api${url.pathname}?${new URLSearchParams({ view })}`
  return env.API.fetch(new Request(asked, { headers }))
}

/** Says once that it has heard something: for the page that tests a network. */
function echo(): Response {
  const { 0: client, 1: server } = new WebSocketPair()
  server.accept()
  server.addEventListener("message", () => {
    server.send("pong")
    server.close()
  })
  return new Response(null, { status: 101, webSocket: client })
}
