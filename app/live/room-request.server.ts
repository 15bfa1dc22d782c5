import { internalHeaders, internalOrigin } from "#platform/internal-headers"
import { parseChecked, roomCodeLength } from "#contract/classes/digits"
import { seatKey } from "#contract/live/snapshot"
import { seatHeader } from "#contract/words"
import { readCookie, settingCookie } from "#app/cookies/plain-cookie.server"
import { orNull } from "#app/forms/refusals.server"
import { requestId } from "#app/log/log.server"
import type { RouteNeeds } from "#app/route-needs"
import { readSession } from "#app/session/session.server"

export interface RoomAddress {
  readonly code: string
  /** The view that the page has: the reply waits for news. */
  readonly since: string | undefined
  /** The page stays as it is until somebody asks for news. */
  readonly isStill: boolean
  /** Of the screen. */
  readonly key: string | undefined
}

/** A guest's seat is proved by a key in this cookie, which scripts cannot read. Rooms are gone after a day. */
const seatCookie = "__Host-seat"
const daySeconds = 24 * 60 * 60

export const newSeatCookie = (key: string = crypto.randomUUID()) =>
  settingCookie(seatCookie, key, { maxAge: daySeconds })

export const readSeatKey = (request: Request): string | undefined =>
  seatKey.safeParse(readCookie(request, seatCookie)).data

/** The link of the page for the projector carries it. */
export const readScreenKey = ({ searchParams }: URL): string | undefined =>
  seatKey.safeParse(searchParams.get("key")).data

/** @throws a 404 for an address that can be no room's */
export function readRoomAddress(request: Request, typed = ""): RoomAddress {
  const code = parseChecked(typed, roomCodeLength)
  if (code === null) throw new Response(null, { status: 404 })
  const { searchParams } = new URL(request.url)
  const read = (name: string) => searchParams.get(name) ?? undefined
  const since = read("since")
  return {
    code,
    since: since && /^\d{1,9}$/.test(since) ? since : undefined,
    isStill: searchParams.has("still"),
    key: readScreenKey(new URL(request.url)),
  }
}

/** A held look that got no reply is followed by one that is not held, so that the page tells what it can. */
export const lookSince = async <Reply>(
  look: (since?: string) => Promise<Reply>,
  since: string | undefined,
): Promise<Reply> => (since === undefined ? look() : ((await orNull(look(since))) ?? look()))

export const isForSocket = ({ headers }: Request, { hasSocket }: RouteNeeds): boolean =>
  hasSocket === true && headers.get("Upgrade")?.toLowerCase() === "websocket"

interface Upstream {
  readonly API: { fetch(request: Request): Promise<Response> }
  readonly API_URL?: string
}

/**
 * Before Remix, which would make the response anew and lose its socket. The Origin is what tells a page of ours from
 * another site, since an upgrade is a GET with the cookies. A page that gets none asks for its news without.
 */
export async function openSocket(
  request: Request,
  { API, API_URL }: Upstream,
  secrets: string[],
): Promise<Response> {
  const url = new URL(request.url)
  if (request.headers.get("Origin") !== url.origin)
    return new Response("This socket was opened from another site.", { status: 403 })
  const view = url.searchParams.get("view") ?? ""
  if (view === "check") return echo()
  if (API_URL) return new Response("There is no such socket.", { status: 404 })
  const { token, bookmark } = await readSession(request, secrets)
  const key = view === "screen" ? readScreenKey(url) : readSeatKey(request)
  if (!token && key === undefined) return new Response("You have no seat here.", { status: 403 })
  const headers = new Headers({ Upgrade: "websocket", [internalHeaders.requestId]: requestId() })
  if (token) headers.set("Authorization", `Bearer ${token}`)
  if (bookmark) headers.set(internalHeaders.bookmark, bookmark)
  if (key !== undefined) headers.set(seatHeader, key)
  const asked = `${internalOrigin}/api${url.pathname}?${new URLSearchParams({ view })}`
  return API.fetch(new Request(asked, { headers }))
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
