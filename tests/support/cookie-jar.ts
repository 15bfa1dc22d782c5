import { parseString } from "set-cookie-parser"

export class CookieJar extends Map<string, string> {
  readonly #paths = new Map<string, string>()

  take(headers: Headers): void {
    for (const line of headers.getSetCookie()) {
      const cookie = parseString(line, { decodeValues: false })
      const { name, value, maxAge, expires, path = "/" } = cookie
      const isOver = maxAge === undefined ? expires && expires.getTime() <= Date.now() : maxAge <= 0
      if (isOver) this.delete(name)
      else this.set(name, value)
      this.#paths.set(name, path)
    }
  }

  /** For a second device, or for a browser restored to an earlier state. */
  copy(): CookieJar {
    const other = new CookieJar(this)
    for (const [name, path] of this.#paths) other.#paths.set(name, path)
    return other
  }

  for(pathname: string): CookieJar {
    const isSent = (path: string) =>
      path === pathname || pathname.startsWith(path.endsWith("/") ? path : `${path}/`)
    return new CookieJar([...this].filter(([name]) => isSent(this.#paths.get(name) ?? "/")))
  }

  override toString(): string {
    return [...this].map(([name, value]) => `${name}=${value}`).join("; ")
  }
}
