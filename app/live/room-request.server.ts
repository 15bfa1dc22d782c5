import { parseChecked, roomCodeLength } from "#contract/classes/digits"
import { seatKey } from "#contract/live/snapshot"
import { quietHeader } from "#app/connection/reply-mark"
import { readCookie, settingCookie } from "#app/cookies/plain-cookie.server"
import { orNull } from "#app/forms/refusals.server"

export interface RoomAddress {
  readonly code: string
  /** The view that the page has: the reply waits for news. */
  readonly since: string | undefined
  /** The page stays as it is until somebody asks for news, as a link of it has said last. */
  readonly isStill: boolean
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

const stillCookie = "still"

/** For this page alone: if a host stops theirs, the projector's goes on. */
export function keepStill(request: Request): HeadersInit {
  const { pathname: path, searchParams } = new URL(request.url)
  const isStill = searchParams.has("still")
  if (!isStill && !searchParams.has("updating")) return {}
  const maxAge = isStill ? daySeconds : 0
  return { "Set-Cookie": settingCookie(stillCookie, isStill ? "1" : "", { path, maxAge }) }
}

export function readRoomAddress(request: Request, typed = ""): RoomAddress {
  const code = parseChecked(typed, roomCodeLength)
  if (code === null) throw new Response(null, { status: 404 })
  const { searchParams } = new URL(request.url)
  const read = (name: string) => searchParams.get(name) ?? undefined
  const since = read("since")
  return {
    code,
    since: since && /^\d{1,9}$/.test(since) ? since : undefined,
    isStill:
      searchParams.has("still") ||
      (readCookie(request, stillCookie) === "1" && !searchParams.has("updating")),
    key: readScreenKey(new URL(request.url)),
  }
}

/** A held look that got no reply is followed by one that is not held, so that the page tells what it can. */
export const lookSince = async <Reply>(
  look: (since?: string) => Promise<Reply>,
  since: string | undefined,
): Promise<Reply> => (since === undefined ? look() : ((await orNull(look(since))) ?? look()))

/** A page that asks by itself drops a reply without news, so that one has no page. */
export function requireNews(request: Request, since: string | undefined, version: number): void {
  if (request.headers.has(quietHeader) && since === String(version))
    throw new Response(null, { status: 204 })
}
