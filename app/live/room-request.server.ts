import { parseChecked, roomCodeLength } from "#contract/classes/digits"
import { readScreenKey } from "#app/cookies/seat-key.server"
import { orNull } from "#app/forms/refusals.server"

export interface RoomAddress {
  readonly code: string
  /** The view that the page has: the reply waits for news. */
  readonly since: string | undefined
  /** The page stays as it is until somebody asks for news. */
  readonly isStill: boolean
  /** Of the screen. */
  readonly key: string | undefined
}

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
