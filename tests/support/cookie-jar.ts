import { parseString } from "set-cookie-parser"

/** The values of cookies by their names. */
export class CookieJar extends Map<string, string> {
  /** Applies the Set-Cookie headers of a response; a past date or a Max-Age of 0 deletes. */
  take(headers: Headers): void {
    for (const line of headers.getSetCookie()) {
      const { name, value, maxAge, expires } = parseString(line, { decodeValues: false })
      const isOver = maxAge === undefined ? expires && expires.getTime() <= Date.now() : maxAge <= 0
      if (isOver) this.delete(name)
      else this.set(name, value)
    }
  }

  /** For a second device, or for a browser restored to an earlier state. */
  copy = () => new CookieJar(this)

  override toString(): string {
    return [...this].map(([name, value]) => `${name}=${value}`).join("; ")
  }
}
