import { runInThisContext } from "node:vm"
import { afterEach, beforeEach, vi } from "vitest"
import { live } from "#contract/limits"
import { liveScript } from "../../app/live/live-script"
import { FakeSocket } from "./fake-socket"
import { toDocument } from "./parsed-document"

export const line = {
  type: "wifi",
  addEventListener: (_: string, wake: () => void) => wakers.set("change", wake),
}

const page = (version: number, more = "", how = "") => `<main><div>
  <noscript><meta http-equiv="refresh" content="1;url=/live/1234566/play?since=${version}"></noscript>
  <h1>Version ${version}</h1>
  <script data-held="/live/1234566/play?since=${version}" data-bell="It rang" ${how}></script>
  ${more}
</div></main>`

export const shownPage = { document: toDocument("") }
export const server = { version: 1, status: 200, isHeard: true }
/** Looks that the server holds, since there is nothing new, each with the time at which it replies anyhow. */
const held = new Map<() => void, number>()
export const fetched = vi.fn(async (address: string) => {
  if (!server.isHeard) await new Promise(() => {})
  const since = Number(/since=(\d+)/.exec(address)?.[1])
  if (since === server.version)
    await new Promise<void>((reply) => held.set(reply, Date.now() + live.heldMs))
  const body = page(server.version)
  const isSame = since === server.version
  const status = isSame ? 204 : server.status
  return { ok: status < 300, status, redirected: false, text: async () => (isSame ? "" : body) }
})
export const wakers = new Map<string, (event?: { readonly persisted: boolean }) => void>()
export const request = vi.fn(async () => ({ released: true }))
export const reload = vi.fn()

export async function pass(ms: number) {
  for (let left = ms; left > 0; left -= 500) {
    await vi.advanceTimersByTimeAsync(Math.min(left, 500))
    for (const [reply, until] of held)
      if (until <= Date.now()) {
        held.delete(reply)
        reply()
      }
  }
}
export const shown = () => shownPage.document.querySelector("h1")?.text

export function useLiveNews() {
  beforeEach(() => {
    vi.useFakeTimers()
    server.version = 1
    server.status = 200
    server.isHeard = true
    vi.stubGlobal("addEventListener", (name: string, wake: () => void) => wakers.set(name, wake))
    vi.stubGlobal("fetch", fetched)
    vi.stubGlobal("navigator", { wakeLock: { request }, connection: line })
    vi.stubGlobal("WebSocket", FakeSocket)
    vi.stubGlobal("location", { origin: "https://tahaddi.example", reload })
    vi.stubGlobal("DOMParser", Parser)
    start()
  })
  afterEach(() => {
    vi.clearAllTimers()
    vi.useRealTimers()
    vi.unstubAllGlobals()
    vi.clearAllMocks()
    FakeSocket.all.length = 0
    held.clear()
  })
}

class Parser {
  parseFromString = toDocument
}

export function start(more = "", how = "") {
  vi.clearAllTimers()
  shownPage.document = toDocument(page(1, more, how))
  vi.stubGlobal("document", shownPage.document)
  FakeSocket.all.length = 0
  runInThisContext(liveScript)
}
