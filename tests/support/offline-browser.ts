import { replyMark } from "#app/connection/reply-mark"
import { offlineWorker } from "#app/connection/offline-worker.server"

const source = offlineWorker("the offline page<!--<h2>Rounds</h2>-->")
export const site = "https://tahaddi.example"
export const path = `/packs/${"0a".repeat(16)}`
export const waiting = `${site}${path}?sent`

export const response = (body: string, status = 200, isRedirected = false) =>
  Object.defineProperty(
    new Response(body, { status, headers: { [replyMark]: "1" } }),
    "redirected",
    { value: isRedirected },
  )

/** Of a filter or a network that wants a log-in of its own. */
export const foreign = () => new Response("blocked")

/** A redirect as the worker sees it: it cannot tell whose it is. */
export const leadingOn = () =>
  Object.defineProperty(new Response(null), "type", { value: "opaqueredirect" })

export type Kept = Map<string, { readonly text: string; readonly headers: Headers }>

const toUrl = (key: string) => new URL(key, site).href.replace(/#.*/, "")

const redirect = (to: string, status: number) =>
  new Response(null, { status, headers: { Location: to } })

export interface Browser {
  isFull?: boolean
  readonly packs?: Kept
  reply: (url: string, method: string) => Promise<Response>
}

export function createBrowser(browser: Browser) {
  const packs = browser.packs ?? new Map()
  const sent: string[] = []
  const cache = {
    keys: async () => [...packs.keys()].map((url) => ({ url })),
    delete: async (key: string) => packs.delete(toUrl(key)),
    match: async (key: string) => {
      const kept = packs.get(toUrl(key))
      return kept && new Response(kept.text, { headers: kept.headers })
    },
    put: async (key: string, kept: Response) => {
      if (browser.isFull) throw new DOMException("", "QuotaExceededError")
      packs.set(toUrl(key), { text: await kept.text(), headers: kept.headers })
    },
  }
  let isThere = packs.size > 0
  const caches = {
    has: async () => isThere,
    open: async () => {
      isThere = true
      return cache
    },
    match: cache.match,
  }
  const handlers = new Map<string, (event: object) => void>()
  const addEventListener = (name: string, handler: (event: object) => void) =>
    handlers.set(name, handler)
  const fetch = async (asked: Request | string, init: RequestInit = {}) => {
    const request = new Request(typeof asked === "string" ? toUrl(asked) : asked, init)
    if (request.method === "POST") sent.push(await request.text())
    return browser.reply(request.url, request.method)
  }
  const Replies = Object.assign(Response, { redirect })
  const run = new Function("self", "caches", "fetch", "location", "Response", source)
  const preload: { isOn?: boolean } = {}
  const navigationPreload = {
    enable: async () => (preload.isOn = true),
    disable: async () => (preload.isOn = false),
  }
  run({ addEventListener, registration: { navigationPreload } }, caches, fetch, site, Replies)
  async function navigate(to: string, body?: string, referrer = "") {
    const init = body === undefined ? {} : { method: "POST", body: new URLSearchParams(body) }
    const request = Object.defineProperties(new Request(site + to, init), {
      mode: { value: "navigate" },
      referrer: { value: referrer && site + referrer },
    })
    const replies: Promise<Response>[] = []
    const later: Promise<unknown>[] = []
    handlers.get("fetch")?.({
      request,
      respondWith: (reply: Promise<Response>) => void replies.push(reply),
      waitUntil: (work: Promise<unknown>) => void later.push(work),
    })
    const reply = await replies[0]
    await Promise.all(later)
    return reply
  }
  return { navigate, packs, preload, sent }
}

export const failing = () => Promise.reject(new TypeError("Failed to fetch"))
export const pageOf = (text: string): Kept =>
  new Map([[site + path, { text, headers: new Headers({ "Content-Type": "text/html" }) }]])
