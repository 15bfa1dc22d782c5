/**
 * `null` if `API_URL` is more than an origin, whose rest would be ignored, or none. One slash at its end is no path.
 */
export function getApiOrigin(text: string): string | null {
  const url = URL.canParse(text) ? new URL(text) : null
  const isOrigin = url && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`
  return isOrigin ? url.origin : null
}
