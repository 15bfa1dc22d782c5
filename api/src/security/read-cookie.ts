/** The value of a cookie in a Cookie header; `null` where it is missing or empty. */
export function readCookie(header: string | null, name: string): string | null {
  for (const part of (header ?? "").split(";")) {
    const [key, value] = part.trim().split("=")
    if (key === name && value) return value
  }
  return null
}
