import { parseString } from "set-cookie-parser"

export class CookieJar {
  readonly #values = new Map<string, string>()

  /** Applies the Set-Cookie headers of a response; a past date or a Max-Age of 0 deletes. */
  take(headers: Headers): void {
    for (const line of headers.getSetCookie()) {
      const { name, value, maxAge, expires } = parseString(line, { decodeValues: false })
      const isOver = maxAge === undefined ? expires && expires.getTime() <= Date.now() : maxAge <= 0
      if (isOver) this.#values.delete(name)
      else this.#values.set(name, value)
    }
  }

  set(name: string, value: string): void {
    this.#values.set(name, value)
  }

  get(name: string): string | undefined {
    return this.#values.get(name)
  }

  list(): [name: string, value: string][] {
    return [...this.#values]
  }

  toString(): string {
    return [...this.#values].map(([name, value]) => `${name}=${value}`).join("; ")
  }

  /** A copy for a second device, or for a browser restored to an earlier state. */
  copy(): CookieJar {
    const other = new CookieJar()
    for (const [name, value] of this.#values) other.set(name, value)
    return other
  }
}
