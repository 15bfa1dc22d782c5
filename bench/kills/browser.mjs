import { parse } from "node-html-parser"
import { parseString } from "set-cookie-parser"

/** @typedef {{ path: string, status: number, document: import("node-html-parser").HTMLElement }} Page */

/**
 * A browser without scripts, which supports pages, forms, redirects and cookies, and survives cut
 * connections.
 */
export class Browser {
  #product
  #address
  #headers
  /** @type {Map<string, string>} */
  #cookies = new Map()

  /**
   * @param {Pick<import("./product.mjs").Product, "hear"> & { url: string | Promise<string> }} product
   * @param {string} address the client address, which the rate limits count by
   * @param {Readonly<Record<string, string>>} [headers] of all that it asks for
   */
  constructor(product, address, headers = {}) {
    this.#product = product
    this.#headers = headers
    this.#address = address
  }

  /** The cookies as a Cookie header. */
  get cookies() {
    return [...this.#cookies].map(([name, value]) => `${name}=${value}`).join("; ")
  }

  /** Opens a page, and retries until it loads. @param {string} path @returns {Promise<Page>} */
  async open(path) {
    for (;;) {
      const page = await this.#go(path)
      if (page && page.status < 500) return page
      await new Promise((settle) => setTimeout(settle, 100))
    }
  }

  /**
   * Sends a form once; `null` if the product was killed meanwhile and the outcome is unknown.
   * @param {string} path
   * @param {Readonly<Record<string, string>>} fields
   */
  send(path, fields) {
    return this.#go(path, fields)
  }

  /**
   * @param {string} path
   * @param {Readonly<Record<string, string>>} [fields]
   * @returns {Promise<Page | null>}
   */
  async #go(path, fields) {
    try {
      const url = new URL(path, await this.#product.url)
      this.#product.hear()
      const response = await fetch(url, {
        method: fields ? "POST" : "GET",
        body: fields ? new URLSearchParams(fields).toString() : null,
        redirect: "manual",
        headers: {
          ...(fields ? { "Content-Type": "application/x-www-form-urlencoded" } : {}),
          ...this.#headers,
          Cookie: this.cookies,
          "CF-Connecting-IP": this.#address,
          Accept: "text/html",
          // workerd closes an idle connection after five seconds, perhaps while a form is being sent.
          Connection: "close",
        },
        signal: AbortSignal.timeout(20_000),
      })
      const text = await response.text()
      this.#take(response.headers)
      const to = response.headers.get("Location")
      if (to !== null) return await this.#go(new URL(to, url).href.slice(url.origin.length))
      return { path, status: response.status, document: parse(text) }
    } catch {
      return null
    }
  }

  /** @param {Headers} headers */
  #take(headers) {
    for (const line of headers.getSetCookie()) {
      const { name, value, maxAge } = parseString(line, { decodeValues: false })
      if (maxAge === 0) this.#cookies.delete(name)
      else this.#cookies.set(name, value)
    }
  }
}
