import { readCookie, settingCookie } from "#app/cookies/plain-cookie.server"
import { quietHeader } from "#app/connection/reply-mark"
import { isOfData, toReturnPath } from "#app/session/return-path.server"

const choices = ["on", "off"] as const
type Choice = (typeof choices)[number]

const yearS = 365 * 24 * 60 * 60
const dayS = 24 * 60 * 60
const roundsMax = 3
/** In characters; the longest address of a round has 140. */
const addressMax = 400

/**
 * Whether this page is without scripts and pictures: as the person chose, else by `Save-Data`. A round in play keeps the
 * mode it has been shown in, which a cookie for the address of its page says until its result.
 */
export function readLite(request: Request) {
  const chosen = liteChoice(readCookie(request, "__Host-lite"))
  const isWanted = chosen ? chosen === "on" : isSavingData(request)
  const address = getRoundAddress(request)
  const kept = new URLSearchParams(readCookie(request, "lite-rounds") ?? "")
  const before = liteChoice(kept.get(address))
  const hasScripts = isSentByScript(request)
  const isOn = !hasScripts && (before ? before === "on" : isWanted)
  let after = before
  return {
    isOn,
    isHeld: before !== null && isOn !== isWanted,
    /** Whether the page that is asked for is to be loaded as a document, since a page with scripts keeps them until then. */
    isAwaited: isWanted && before !== "off" && isNavigationByScript(request),
    choose: (choice: Choice) => settingCookie("__Host-lite", choice, { maxAge: yearS }),
    keepWhile(isInPlay: boolean) {
      after = isInPlay && address.length <= addressMax ? (isOn ? "on" : "off") : null
    },
    commit(): string[] {
      if (after === before) return []
      const others = [...kept].filter(([each]) => each !== address)
      const all = after ? [...others, [address, after]] : others
      const value = new URLSearchParams(all.slice(-roundsMax)).toString()
      // Not the page's own path: the address of its data is not below that.
      const path = new URL(".", new URL(address, request.url)).pathname
      const maxAge = address.startsWith("/packs/") ? 7 * dayS : dayS
      return [settingCookie("lite-rounds", value, { path, maxAge: value ? maxAge : 0 })]
    },
  }
}

export function liteChoice(value: unknown): Choice | null {
  return choices.find((choice) => choice === value) ?? null
}

const isSavingData = ({ headers }: Request) => headers.get("Save-Data")?.toLowerCase() === "on"

const isSentByScript = ({ url, headers }: Request) =>
  isOfData(new URL(url).pathname) || headers.has(quietHeader)

/** Data for the page that is shown already are news for it, and what is typed there stays. */
function isNavigationByScript(request: Request): boolean {
  const from = request.headers.get("Referer") ?? ""
  if (request.method !== "GET" || !isOfData(new URL(request.url).pathname)) return false
  if (!URL.canParse(from)) return false
  const { pathname, search } = new URL(from)
  return pathname + search !== toReturnPath(request)
}

const isOfManyRounds = /^\/(live|packs)\//

function getRoundAddress(request: Request): string {
  const url = new URL(toReturnPath(request), request.url)
  if (isOfManyRounds.test(url.pathname)) return url.pathname
  for (const name of ["round", "appealed", "board"]) url.searchParams.delete(name)
  return url.pathname + url.search
}
