import { seatHeader } from "#contract/words"
import { internalHeaders } from "#platform/internal-headers"
import { openSession } from "../../db/session"
import type { Store } from "../../db/store"
import type { Watcher } from "../../live/room-call"
import { logFault, underRequestId } from "../../http/log"
import { within, type Bindings } from "../../http/platform"
import { recogniseCaller } from "../../security/recognise-caller"
import { findRoom, readRoomOfTeacher } from "../../store/classes/live-rooms"
import { toProof } from "./joining"

const socketPath = /^\/api\/live\/(\d{7})\/socket$/

/** Beside the calls, because a socket is no reply of one. It tells whoever may look that there is something new. */
export const openLiveSocket = (
  request: Request,
  bindings: Pick<Bindings, "DB" | "ROOM" | "JURISDICTION">,
  now: number,
): Promise<Response> =>
  underRequestId(request.headers.get(internalHeaders.requestId), async () => {
    try {
      return await open(request, bindings, now)
    } catch (error) {
      logFault(error)
      return new Response(null, { status: 500 })
    }
  })

async function open(
  { url, headers }: Request,
  { DB, ROOM, JURISDICTION }: Pick<Bindings, "DB" | "ROOM" | "JURISDICTION">,
  now: number,
): Promise<Response> {
  const { pathname, searchParams } = new URL(url)
  const { store } = openSession(DB, {
    bookmark: headers.get(internalHeaders.bookmark),
    isPublic: !headers.has("Authorization"),
  })
  const { caller } = await recogniseCaller(store, headers, now)
  const asked = {
    code: socketPath.exec(pathname)?.[1] ?? "",
    view: searchParams.get("view"),
    caller,
    key: headers.get(seatHeader) ?? undefined,
  }
  const found = await findWatched(store, asked)
  if (!found) return new Response(null, { status: 404 })
  const address = `https://room?as=${encodeURIComponent(JSON.stringify(found.as))}`
  const upgrade = { headers: { Upgrade: "websocket" } }
  return within(ROOM, JURISDICTION).getByName(found.object).fetch(address, upgrade)
}

interface SocketRequest {
  readonly code: string
  readonly view: string | null
  readonly caller: Awaited<ReturnType<typeof recogniseCaller>>["caller"]
  readonly key: string | undefined
}

/** The room of a code and whose view it is asked for; whether they have it, the room itself knows. */
export async function findWatched(
  store: Store,
  { code, view, caller, key }: SocketRequest,
): Promise<{ readonly object: string; readonly as: Watcher } | null> {
  const watched = async (as: Watcher) => {
    const room = await findRoom(store, code)
    return room ? { object: room.object, as } : null
  }
  if (view === "play")
    return watched({ kind: "seat", proof: toProof({ caller, headers: { [seatHeader]: key } }) })
  if (view !== "screen" && view !== "host") return null
  const teacher = caller?.isWaiting ? null : caller
  const taught = teacher && (await readRoomOfTeacher(store, { code, personId: teacher.id }))
  if (!taught) return view === "screen" ? watched({ kind: "screen", key: key ?? "" }) : null
  const as: Watcher =
    view === "screen" ? { kind: "screen", key: null } : { kind: "host", person: teacher.id }
  return { object: taught.object, as }
}
