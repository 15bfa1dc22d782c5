import { request } from "node:http"
import { Browser } from "../kills/browser.mjs"

const quietHeader = "Tahaddi-Quiet"

/** @typedef {import("../kills/browser.mjs").Page} Page */
/** @typedef {"socket" | "long poll" | "plain"} Transport */

/** As the script of the pages does: after news of a socket, and between two looks. The plain page loads itself after 1 s. */
const waits = {
  socket: () => 300 * Math.random(),
  "long poll": () => 300 + 700 * Math.random(),
  plain: () => 1000,
}

/** One pupil of a round, who comes by its news in one of three ways. */
export class LiveSeat {
  #site
  #browser
  #path
  /** @type {Page | undefined} */
  #page
  /** The version that the socket has told last; `null` while there is none. @type {number | null} */
  #told = null
  #isBell = false
  #wake = () => {}
  /** The socket has told of a bell, which the script shows without asking for the page. */
  hearBell = () => {}

  /**
   * @param {{ readonly url: string, hear(): void }} site
   * @param {{ readonly address: string, readonly code: string, readonly transport: Transport }} of
   */
  constructor(site, { address, code, transport }) {
    this.#site = site
    this.#path = `/live/${code}`
    const asks = { [quietHeader]: "1", Referer: `${new URL(site.url).origin}${this.#path}/play` }
    this.#browser = new Browser(site, address, transport === "plain" ? {} : asks)
    this.transport = transport
  }

  async sit() {
    for (const end = performance.now() + 120_000; performance.now() < end;) {
      const { document } = await this.#browser.open(this.#path)
      const name = document.querySelector("button[name=name]")?.getAttribute("value") ?? ""
      const page = await this.#browser.send(this.#path, { name })
      if (page?.path === `${this.#path}/play`) return
    }
    throw new Error("Not seated.")
  }

  /** The page as it is now, with a socket beside it. */
  async open() {
    const opened = this.transport === "socket" ? this.#listen() : null
    this.#page = await this.#browser.open(`${this.#path}/play`)
    await opened
    return this.#page
  }

  /** The next page that the server has for it; `null` after the end. @returns {Promise<Page | null>} */
  async next() {
    const held = heldOn(this.#page)
    if (!held) return null
    const since = Number(/since=(\d+)/.exec(held)?.[1])
    while (this.#told !== null && (this.#told <= since || this.#isBell))
      await new Promise((settle) => void (this.#wake = () => settle(undefined)))
    await pause(waits[this.transport]())
    const page = await this.#browser.open(held)
    return page.status === 204 ? (this.#page ?? null) : (this.#page = page)
  }

  /** Sends the form once; `null` if it is still the same one. @param {Readonly<Record<string, string>>} fields */
  async send(fields) {
    const page = await this.#browser.send(`${this.#path}/play`, fields)
    if (!page || page.document.querySelector("form[data-number]")) return null
    return (this.#page = page)
  }

  /** By hand, because the one of Node sends no cookies. Until the first word is there. @returns {Promise<void>} */
  #listen() {
    const { origin, hostname, port } = new URL(this.#site.url)
    const asked = request({
      hostname,
      port,
      path: `${this.#path}/socket?view=play`,
      headers: {
        Connection: "Upgrade",
        Upgrade: "websocket",
        "Sec-WebSocket-Version": "13",
        "Sec-WebSocket-Key": "c2l4dGVlbiBieXRlcyAhIQ==",
        Origin: origin,
        Cookie: this.#browser.cookies,
      },
    }).end()
    return new Promise((settle, fail) => {
      asked.once("error", fail)
      asked.once("response", ({ statusCode }) => fail(new Error(`No socket: ${statusCode}`)))
      asked.once("upgrade", (_, socket, head) => {
        const hear = (/** @type {Buffer} */ data) => {
          for (const [, version, bell] of data.toString("latin1").matchAll(/(\d+)( bell)?/g)) {
            this.#told = Math.max(this.#told ?? 0, Number(version))
            this.#isBell = bell !== undefined
            if (bell) this.hearBell()
          }
          this.#wake()
          settle()
        }
        const drop = () => {
          this.#told = null
          this.#wake()
        }
        socket.on("data", hear).on("error", drop).on("close", drop)
        if (head.length > 0) hear(head)
      })
    })
  }
}

/** @param {Page | undefined} page */
export const heldOn = (page) =>
  page?.document.querySelector("script[data-held]")?.getAttribute("data-held")

/** @param {number} ms @returns {Promise<void>} */
export const pause = (ms) => new Promise((settle) => void setTimeout(settle, ms))
