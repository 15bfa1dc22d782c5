const localHosts = new Set(["localhost", "127.0.0.1", "[::1]"])

/**
 * Where the site is, for addresses that leave it: `APP_URL`. What a request says of its host is
 * believed on one's own machine alone; elsewhere without APP_URL there are no such addresses.
 */
export function originOf(request: Request, appUrl: string | undefined): string | null {
  if (appUrl && URL.canParse(appUrl)) return new URL(appUrl).origin
  const { hostname, origin } = new URL(request.url)
  return localHosts.has(hostname) ? origin : null
}
