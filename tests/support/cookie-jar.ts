import { parseString } from "set-cookie-parser"

/** The cookies of one visitor on one site, kept as a browser keeps them. */
export class CookieJar {
  readonly #values = new Map<string, string>()

  /** Takes what an answer sets; a past date or an age of nothing deletes. */
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

  /** The Cookie header, empty where there are none. */
  toString(): string {
    return [...this.#values].map(([name, value]) => `${name}=${value}`).join("; ")
  }

  /** A second device, or a browser put back to an earlier state. */
  copy(): CookieJar {
    const other = new CookieJar()
    for (const [name, value] of this.#values) other.set(name, value)
    return other
  }
}
