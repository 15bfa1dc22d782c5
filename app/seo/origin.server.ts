const localHosts = new Set(["localhost", "127.0.0.1", "[::1]"])

/**
 * The site's public origin, for absolute addresses: `APP_URL`. Without it, the Host header is trusted
 * in local development only, and elsewhere the site has no absolute addresses.
 */
export function getOrigin(request: Request, appUrl: string | undefined): string | null {
  if (appUrl && URL.canParse(appUrl)) return new URL(appUrl).origin
  const { hostname, origin } = new URL(request.url)
  return localHosts.has(hostname) ? origin : null
}
