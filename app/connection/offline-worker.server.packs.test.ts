import { expect, it, vi } from "vitest"
import { replyMark } from "./reply-mark"
import { offlineWorker } from "./offline-worker.server"

const source = offlineWorker("the offline page")
const site = "https://tahaddi.example"
const path = `/packs/${"0a".repeat(16)}`
const waiting = `${site}${path}?sent`

const response = (body: string, status = 200, isRedirected = false) =>
  Object.defineProperties(new Response(body, { status, headers: { [replyMark]: "1" } }), {
    redirected: { value: isRedirected },
    url: { value: isRedirected ? `${site}/login` : site },
  })

/** Of a filter or a network that wants a log-in of its own. */
const foreign = () => new Response("blocked")

/** A redirect as the worker sees it: it cannot tell whose it is. */
const leadingOn = () =>
  Object.defineProperty(new Response(null), "type", { value: "opaqueredirect" })

type Kept = Map<string, { readonly text: string; readonly headers: Headers }>

const toUrl = (key: string) => new URL(key, site).href

const redirect = (to: string, status: number) =>
  new Response(null, { status, headers: { Location: to } })

interface Browser {
  isFull?: boolean
  readonly packs?: Kept
  reply(url: string, method: string): Promise<Response>
}

/** A browser with this worker, whose cache is a map. */
function createBrowser(browser: Browser) {
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
  const caches = {
    has: async () => packs.size > 0,
    open: async () => cache,
    match: cache.match,
    delete: async () => packs.clear(),
  }
  const handlers = new Map<string, (event: object) => void>()
  const self = {
    addEventListener: (name: string, handler: (event: object) => void) =>
      handlers.set(name, handler),
  }
  const fetch = async (asked: Request | string, init: RequestInit = {}) => {
    const url = typeof asked === "string" ? toUrl(asked) : asked.url
    const method = typeof asked === "string" ? (init.method ?? "GET") : asked.method
    if (method === "POST")
      sent.push(typeof asked === "string" ? String(init.body) : await asked.text())
    return browser.reply(url, method)
  }
  const Replies = Object.assign(Response, { redirect })
  new Function("self", "caches", "fetch", "location", "Response", source)(
    self,
    caches,
    fetch,
    site,
    Replies,
  )
  async function navigate(to: string, body?: string) {
    const init = body === undefined ? {} : { method: "POST", body: new URLSearchParams(body) }
    const request = Object.defineProperty(new Request(site + to, init), "mode", {
      value: "navigate",
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
  return { navigate, packs, sent }
}

const failing = () => Promise.reject(new TypeError("Failed to fetch"))
const pageOf = (text: string): Kept =>
  new Map([[site + path, { text, headers: new Headers({ "Content-Type": "text/html" }) }]])

it("shows a pack that the device has while there is no network, and nothing else", async () => {
  const { navigate } = createBrowser({ packs: pageOf("ten rounds"), reply: failing })
  expect(await (await navigate(path))?.text()).toBe("ten rounds")
  expect(await (await navigate("/games"))?.text()).toBe("the offline page")
  expect(await (await navigate("/games", "a=1"))?.text()).toBeUndefined()
})

it("keeps a form that does not reach the server, and sends it before the next page of the pack", async () => {
  const network = { isOn: false }
  const reply = async (url: string, method: string) =>
    network.isOn ? response(method === "POST" ? "settled" : `page of ${url}`) : failing()
  const { navigate, packs, sent } = createBrowser({ packs: pageOf("ten rounds"), reply })
  const kept = await navigate(path, "a1.1=Nile")
  expect([kept?.status, kept?.headers.get("Location")]).toEqual([303, path])
  expect(await (await navigate(path))?.text()).toBe("ten rounds")
  network.isOn = true
  sent.length = 0
  await navigate(path)
  expect(sent).toEqual(["a1.1=Nile"])
  expect(packs.has(waiting)).toBe(false)
  expect(packs.get(site + path)?.text).toBe("settled")
  await navigate("/games")
  expect(sent).toHaveLength(1)
})

it("shows the pack that the device has while the server is down, and keeps a newer form than it sends", async () => {
  const held: ((reply: Response) => void)[] = []
  const slow = new Promise<Response>((resolve) => held.push(resolve))
  const network: { post: () => Promise<Response> } = { post: failing }
  const reply = async (_: string, method: string) =>
    method === "POST" ? network.post() : response("down", 503)
  const { navigate, packs } = createBrowser({ packs: pageOf("ten rounds"), reply })
  await navigate(path, "a1.1=Nile")
  expect(await (await navigate(path))?.text()).toBe("ten rounds")
  network.post = () => slow
  const sending = navigate("/games")
  vi.spyOn(Date, "now").mockReturnValue(Date.now() + 1000)
  network.post = failing
  await navigate(path, "a1.1=Volga")
  held[0]?.(response("settled"))
  await sending
  vi.restoreAllMocks()
  expect(packs.get(waiting)?.text).toBe("a1.1=Volga")
})

it("sends it after any other page too, and keeps it while the log-in, the server or its person is missing", async () => {
  const network: { answer: () => Promise<Response> } = { answer: failing }
  const reply = async (_: string, method: string) =>
    method === "POST" ? network.answer() : response("a page")
  const { navigate, packs, sent } = createBrowser({ packs: pageOf("ten rounds"), reply })
  await navigate(path, "a1.1=Nile")
  const answers = [
    failing,
    async () => foreign(),
    async () => response("down", 503),
    async () => response("the log-in", 200, true),
    async () => response("somebody else's", 404),
  ]
  for (const answer of answers) {
    network.answer = answer
    await navigate("/")
    expect(packs.has(waiting)).toBe(true)
  }
  const tries = sent.length
  network.answer = async () => response("settled")
  await navigate("/")
  expect(sent).toHaveLength(tries)
  vi.spyOn(Date, "now").mockReturnValue(Date.now() + 25 * 3_600_000)
  await navigate("/")
  vi.restoreAllMocks()
  expect([sent.length, packs.has(waiting)]).toEqual([tries + 1, false])
})

it("keeps together what two tabs of a pack have sent", async () => {
  const { navigate, packs } = createBrowser({ packs: pageOf("ten rounds"), reply: failing })
  await navigate(path, "a1.1=Nile&t1=5&a2.1=&a3.1=&t3=")
  await navigate(path, "a1.1=&t1=&a2.1=Volga+%26+Don&t2=7&a3.1=")
  expect(packs.get(waiting)?.text).toBe("a1.1=Nile&t1=5&a2.1=Volga+%26+Don&a3.1=&t3=&t2=7")
})

it("leaves the page as it is if the device has no room to keep the form", async () => {
  const { navigate } = createBrowser({ isFull: true, reply: failing })
  expect((await navigate(path, "a1.1=Nile"))?.status).toBe(204)
})

it("keeps a form while the server is down, and none that it has refused", async () => {
  const down = createBrowser({ reply: async () => response("down", 503) })
  expect((await down.navigate(path, "a1.1=Nile"))?.status).toBe(303)
  const refused = createBrowser({ reply: async () => response("no", 404) })
  expect((await refused.navigate(path, "a1.1=Nile"))?.status).toBe(404)
  expect(refused.packs.size).toBe(0)
})

it.each([
  ["a page of its own", foreign, 303],
  ["a redirect", leadingOn, 200],
])("keeps a form that a network answers with %s", async (_, answered, status) => {
  const { navigate, packs } = createBrowser({
    packs: pageOf("ten rounds"),
    reply: async () => answered(),
  })
  expect((await navigate(path, "a1.1=Nile"))?.status).toBe(status)
  expect(packs.get(waiting)?.text).toBe("a1.1=Nile")
  const shown = await (await navigate(path))?.text()
  expect(shown).toBe(answered === foreign ? "ten rounds" : "")
  expect(packs.get(site + path)?.text).toBe("ten rounds")
})

it("deletes all of it when its person logs out with packs, and keeps it at other forms", async () => {
  const network = { answer: () => response("down", 503) }
  const { navigate, packs } = createBrowser({
    packs: pageOf("ten rounds"),
    reply: async () => network.answer(),
  })
  await navigate("/logout?packs=gone", "")
  network.answer = foreign
  await navigate("/logout?packs=gone", "")
  network.answer = leadingOn
  await navigate("/logout", "")
  expect(packs.size).toBe(1)
  await navigate("/logout?packs=gone", "")
  expect(packs.size).toBe(0)
})
