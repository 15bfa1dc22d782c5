import { packsGoneMark, replyMark } from "#app/connection/reply-mark"
import { readCookie, settingCookie } from "./plain-cookie.server"

/** Says that this browser has taken packs, so that others make no call for them. What has expired is kept here too. */
const cookie = "__Host-packs"

const long = { maxAge: 400 * 24 * 60 * 60 }
const gone = "gone"

export const packsTaken = () => settingCookie(cookie, "1", long)
/** Whose person has left. The next page that loads tells the service worker. */
export const packsGone = () => settingCookie(cookie, gone, long)

export const hasPacks = (request: Request) => ![null, gone].includes(readCookie(request, cookie))
export const arePacksGone = (request: Request) => readCookie(request, cookie) === gone

/** On the page itself, since the worker cannot read a redirect and would take that of a filter for ours. */
export function tellGone(
  request: Request,
  { headers, status }: Response,
  { isErased, hasWorker }: Telling,
): void {
  if (!isErased && !arePacksGone(request)) return
  const isPage = request.method === "GET" && request.headers.get("Accept")?.includes("text/html")
  const isShown = status < 300 || status >= 400
  const isTold = isPage && isShown && hasWorker
  if (isTold) headers.set(replyMark, packsGoneMark)
  const isSet = headers.getSetCookie().some((each) => each.startsWith(cookie))
  if (isSet) return
  if (isTold) headers.append("Set-Cookie", settingCookie(cookie, "", { maxAge: 0 }))
  else if (isErased) headers.append("Set-Cookie", packsGone())
}

interface Telling {
  /** The person of the session that ended with this request. */
  readonly isErased: boolean
  /** Without a worker the cookie stays, for the empty one to read. */
  readonly hasWorker: boolean
}
