import {
  allPacksGoneMark,
  packsGoneMark,
  packsHiddenMark,
  replyMark,
} from "#app/connection/reply-mark"
import { readCookie, settingCookie } from "./plain-cookie.server"

/**
 * Ids of the people who have opened packs in this browser, of whom it may keep something: a page for 14 days. The first
 * one is who sees pages of packs without a network.
 */
const cookie = "__Host-packs"

const long = { maxAge: 30 * 24 * 60 * 60 }
/** In place of the first one, who has left. The next page that loads tells the service worker. */
const gone = "gone"
const nobody = "none"
const peopleMax = 10

const toId = (personId: string) => encodeURIComponent(personId)
const readIds = (request: Request) => readCookie(request, cookie)?.split(":") ?? []
const isPerson = (id: string) => !["", gone, nobody].includes(id)

export const hasPacks = (request: Request) => readIds(request).some(isPerson)
export const hasOwnPacks = (request: Request, personId: string) =>
  readIds(request).includes(toId(personId))
export const arePacksGone = (request: Request) => readIds(request)[0] === gone

function setFirst(request: Request, first: string, leaving = ""): string {
  const others = readIds(request).filter((id) => isPerson(id) && id !== first && id !== leaving)
  if (first === nobody && others.length === 0) return settingCookie(cookie, "", { maxAge: 0 })
  return settingCookie(cookie, [first, ...others].slice(0, peopleMax).join(":"), long)
}

export const packsTaken = (request: Request, personId: string) => ({
  "Set-Cookie": setFirst(request, toId(personId)),
})

export const packsGone = (request: Request, personId: string) => ({
  ...(hasOwnPacks(request, personId) && {
    "Set-Cookie": setFirst(request, gone, toId(personId)),
  }),
})

/** On the page itself, since the worker cannot read a redirect and would take that of a filter for ours. */
export function tellWorker(
  request: Request,
  { headers, status }: Response,
  { personId, erasedId, hasWorker }: Telling,
): void {
  const [first = nobody] = readIds(request)
  const isErased = erasedId !== null && hasOwnPacks(request, erasedId)
  const isGone = isErased || first === gone
  const isOther = personId !== null && hasPacks(request) && first !== toId(personId)
  if (!isGone && !isOther) return
  const isPage = request.method === "GET" && request.headers.get("Accept")?.includes("text/html")
  const isShown = status < 300 || status >= 400
  const isTold = isPage && isShown && hasWorker
  const leaving = isErased ? toId(erasedId) : ""
  const isLast = !readIds(request).some((id) => isPerson(id) && id !== leaving)
  const goneMark = isLast ? allPacksGoneMark : packsGoneMark
  if (isTold) headers.set(replyMark, isGone ? goneMark : packsHiddenMark)
  const isNoted = first === nobody && !isErased
  if (isNoted || headers.getSetCookie().some((each) => each.startsWith(cookie))) return
  if (isTold) headers.append("Set-Cookie", setFirst(request, nobody, leaving))
  else if (isErased) headers.append("Set-Cookie", setFirst(request, gone, leaving))
}

interface Telling {
  readonly personId: string | null
  readonly erasedId: string | null
  /** Without a worker the cookie stays, for the empty one to read. */
  readonly hasWorker: boolean
}
