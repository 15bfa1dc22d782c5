import type { RouteNeeds } from "#app/route-needs"
import { isOfData, withOneSlash } from "#app/session/return-path.server"

/** The largest forms, in bytes: more than is accepted, so that one slightly too large gets a field error. */
const formMaxBytes = {
  other: 64 * 1024,
  /** Up to 24 texts, of which one may be far over its limit. */
  question: 256 * 1024,
  picture: 16 * 1024 * 1024,
  sheet: 4 * 1024 * 1024,
} as const

/** In characters. A page repeats its address several times. A list with 50 ticks and a search takes half of this. */
const addressMax = 3 * 1024

export function refuseRequest(request: Request, needs: RouteNeeds): Response | null {
  const refusal = refuseAddress(request.url) ?? escapeAddress(request.url)
  if (refusal) return refusal
  if (request.method === "GET") return null
  if (request.method === "HEAD") return refuseHead(request)
  if (request.method !== "POST")
    return plainTextResponse(405, "Method not allowed.", { Allow: "GET, HEAD, POST" })
  const size = request.headers.get("Content-Length")
  if (isCrossOrigin(request))
    return plainTextResponse(
      403,
      "This form was sent from another site.\nأُرسل هذا النموذج من موقع آخر.",
    )
  if (size === null && request.body)
    return plainTextResponse(
      411,
      "The form came without its length.\nوصل النموذج دون أن يُذكر طوله.",
    )
  if (Number(size) > formMaxBytes[needs.form ?? "other"])
    return plainTextResponse(
      413,
      "That is more than this form takes.\nأرسلت أكثر مما يتسع له هذا النموذج.",
    )
  return null
}

/** Refuses a cross-origin HEAD of page data, to which Remix answers 500. */
function refuseHead(request: Request): Response | null {
  const isData = isOfData(new URL(request.url).pathname)
  return isData && isCrossOrigin(request)
    ? plainTextResponse(403, "Another site asked for this page.\nطلب موقع آخر هذه الصفحة.")
    : null
}

/** Refuses addresses that no page links to. Remix answers an unknown `_data` with 500. */
function refuseAddress(url: string): Response | null {
  if (url.length > addressMax) return plainTextResponse(414, "This address is too long.")
  return new URL(url).searchParams.has("_data")
    ? plainTextResponse(400, "There is no _data here.")
    : null
}

/**
 * Remix logs an address that it cannot decode, and answers 500 to one that decodes to no path of this
 * site (`/%5C%5C`): such an address is redirected to one with its percent signs escaped.
 */
function escapeAddress(address: string): Response | null {
  const url = new URL(address)
  try {
    return isWithinPath(url.origin, decodeURIComponent(url.pathname)) ? null : escaped(url)
  } catch {
    return escaped(url)
  }
}

const isWithinPath = (origin: string, path: string) => URL.canParse(path, origin)

function escaped({ pathname, search }: URL): Response {
  const path = withOneSlash(pathname.replaceAll("%", "%25"))
  return plainTextResponse(303, "There is no such page.", { Location: path + search })
}

/**
 * Whether a POST comes from another site, by `Origin` or `Sec-Fetch-Site`. A client that sends neither
 * is not a current browser, so it does not attach cookies on its own.
 */
function isCrossOrigin({ headers, url }: Request): boolean {
  const origin = headers.get("Origin")
  if (origin !== null && origin !== new URL(url).origin) return true
  const site = headers.get("Sec-Fetch-Site")
  return site !== null && site !== "same-origin" && site !== "none"
}

export function plainTextResponse(
  status: number,
  text: string,
  headers: Record<string, string> = {},
): Response {
  return new Response(`${text}\n`, {
    status,
    headers: { "Content-Type": "text/plain; charset=utf-8", ...headers },
  })
}
