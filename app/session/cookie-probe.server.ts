import { returnPath } from "./return-path.server"

const probe = "cookies=kept; Path=/; Max-Age=86400; SameSite=Lax; Secure; HttpOnly"
/** In the address of the log-in page: somebody has just logged in without sending a single cookie. */
export const unkept = "cookies"

/**
 * Finds browsers that keep no cookies, which would log in and be visitors on the next page, without a word. The log-in
 * form leaves a cookie, so that its POST brings one. If it brings none, the way back leads through the log-in page,
 * which says so, unless the session is there after all.
 */
export function createCookieProbe(request: Request) {
  const hasCookies = request.headers.has("Cookie")
  const { searchParams } = new URL(request.url)
  let isAsked = false
  return {
    ask: () => void (isAsked = !hasCookies),
    wayTo: (path: string) =>
      hasCookies ? path : `/login?${new URLSearchParams({ [unkept]: "none", redirectTo: path })}`,
    isLost: !hasCookies && searchParams.has(unkept),
    found: searchParams.has(unkept) ? returnPath(searchParams.get("redirectTo")) : null,
    commit: () => (isAsked ? [probe] : []),
  }
}
