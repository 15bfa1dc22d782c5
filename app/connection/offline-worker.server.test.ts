import { expect, it, test } from "vitest"
import { createTranslator } from "#app/i18n/translator.server"
import { emptyWorker, offlinePage, offlineWorker } from "./offline-worker.server"

const page = offlinePage(await createTranslator("en"), await createTranslator("ar"))
const source = offlineWorker(page)
const withoutPacks = page.replace(/<!--.*-->/, "")

type Handler = (event: object) => void
type Fetch = (request: object) => Promise<Response>

/** Runs a worker in a browser that has a cache of an older version. */
function start(script: string, fetch: Fetch = async () => new Response("of the network")) {
  const handlers = new Map<string, Handler>()
  const calls: string[] = []
  const did = (call: string) => async () => void calls.push(call)
  const self = {
    addEventListener: (name: string, handler: Handler) => handlers.set(name, handler),
    skipWaiting: did("skipWaiting"),
    clients: { claim: did("claim") },
    registration: { navigationPreload: { enable: did("preload") }, unregister: did("unregister") },
  }
  const caches = {
    keys: async () => ["old", "packs"],
    has: async () => false,
    match: async () => undefined,
    delete: async (name: string) => calls.push(`delete ${name}`),
    open: async () => ({
      keys: async () => [{ url: "/mine" }, { url: "/other?sent" }],
      delete: async (url: string) => calls.push(`delete ${url}`),
    }),
  }
  new Function("self", "caches", "fetch", script)(self, caches, fetch)
  return {
    calls,
    async lifecycle() {
      for (const name of ["install", "activate"]) {
        const waits: Promise<unknown>[] = []
        handlers.get(name)?.({ waitUntil: (promise: Promise<unknown>) => waits.push(promise) })
        await Promise.all(waits)
      }
      return calls
    },
    /** The text of the reply, or `null` where the browser does what it always does. */
    async open(request: object, preloadResponse?: Promise<Response | undefined>) {
      const replies: Promise<Response>[] = []
      const respondWith = (reply: Promise<Response>) => void replies.push(reply)
      const event = { request, preloadResponse, respondWith, waitUntil: did("waitUntil") }
      handlers.get("fetch")?.(event)
      return (await replies[0])?.text() ?? null
    },
  }
}

const url = "https://tahaddi.example/games"
const navigation = { mode: "navigate", method: "GET", url }
const failing = () => Promise.reject(new TypeError("Failed to fetch"))

it("takes over at once, drops older caches and lets navigations begin before it", async () => {
  expect(await start(source).lifecycle()).toEqual(["skipWaiting", "delete old", "preload", "claim"])
})

it("shows what the browser has begun to load, else what the network has", async () => {
  const worker = start(source)
  expect(await worker.open(navigation, Promise.resolve(new Response("begun")))).toBe("begun")
  expect(await worker.open(navigation, Promise.resolve(undefined))).toBe("of the network")
})

it("without a network shows its page in both languages", async () => {
  const shown = await start(source, failing).open(navigation)
  expect(shown).toBe(withoutPacks)
  expect(shown).toMatch(/No connection[^]*لا يوجد اتصال/)
  expect(await start(source).open(navigation, failing())).toBe(withoutPacks)
})

test.each([
  { mode: "navigate", method: "POST", url },
  { mode: "cors", method: "GET" },
  { mode: "no-cors", method: "GET" },
])("leaves %j to the browser", async (request) => {
  expect(await start(source, failing).open(request)).toBeNull()
})

it("is at most 5 KB, stores packs only, and needs nothing but itself", () => {
  expect(new TextEncoder().encode(source).length).toBeLessThan(5000)
  const opened = [...source.matchAll(/caches\.open\(([^)]*)\)/g)].map(([, name]) => name)
  expect(new Set(opened)).toEqual(new Set(['"packs"']))
  expect(source).not.toMatch(/importScripts|<script/)
})

it("a broken one is replaced by one that takes everything away", async () => {
  const broken = start('self.addEventListener("fetch", (event) => event.respondWith(null.text()))')
  await expect(broken.open(navigation)).rejects.toThrow(TypeError)
  const empty = start(emptyWorker(false))
  expect(await empty.lifecycle()).toEqual(["skipWaiting", "delete old", "unregister"])
  expect(await empty.open(navigation)).toBeNull()
  const [, ...calls] = await start(emptyWorker(true)).lifecycle()
  const gone = ["/mine?draft", "/mine?sent", "/mine"].map((url) => `delete ${url}`)
  expect(calls).toEqual(["delete old", ...gone, "unregister"])
})
