import { runInThisContext } from "node:vm"
import { brotliCompressSync } from "node:zlib"
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"
import { live } from "#contract/limits"
import { FakeSocket } from "../../../tests/support/fake-socket"
import { toDocument } from "../../../tests/support/parsed-document"
import { liveScript } from "./news"

const page = (version: number, more = "") => `<main><div>
  <noscript><meta http-equiv="refresh" content="1;url=/live/1234566/play?since=${version}"></noscript>
  <h1>Version ${version}</h1>
  <script data-held="/live/1234566/play?since=${version}" data-bell="It rang"></script>
  ${more}
</div></main>`

let document = toDocument("")
let version = 1
/** Looks that the server holds, since there is nothing new, each with the time at which it replies anyhow. */
const held = new Map<() => void, number>()
const fetched = vi.fn(async (address: string) => {
  const since = Number(/since=(\d+)/.exec(address)?.[1])
  if (since === version)
    await new Promise<void>((reply) => held.set(reply, Date.now() + live.heldMs))
  const body = page(version)
  return { ok: true, redirected: false, text: async () => body }
})
const reload = vi.fn()

async function pass(ms: number) {
  for (let left = ms; left > 0; left -= 500) {
    await vi.advanceTimersByTimeAsync(Math.min(left, 500))
    for (const [reply, until] of held)
      if (until <= Date.now()) {
        held.delete(reply)
        reply()
      }
  }
}
const shown = () => document.querySelector("h1")?.text

beforeEach(() => {
  vi.useFakeTimers()
  version = 1
  vi.stubGlobal("fetch", fetched)
  vi.stubGlobal("WebSocket", FakeSocket)
  vi.stubGlobal("location", { origin: "https://tahaddi.example", reload })
  vi.stubGlobal(
    "DOMParser",
    class {
      parseFromString = toDocument
    },
  )
  start()
})

function start(more = "") {
  vi.clearAllTimers()
  document = toDocument(page(1, more))
  vi.stubGlobal("document", document)
  FakeSocket.all.length = 0
  runInThisContext(liveScript)
}

afterEach(() => {
  vi.clearAllTimers()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.clearAllMocks()
  FakeSocket.all.length = 0
  held.clear()
})

it("is at most 5 KB", () => {
  expect(brotliCompressSync(liveScript).length).toBeLessThan(5 * 1024)
})

it("puts news in place, without the refresh of a page that runs no scripts", async () => {
  version = 2
  await pass(14_000)
  expect(shown()).toBe("Version 2")
  expect(document.toString()).not.toContain("refresh")
  expect(reload).not.toHaveBeenCalled()
})

it("asks without a socket that hangs, gives it up after 4 s, and tries again each minute", async () => {
  const [first] = FakeSocket.all
  expect(first?.address).toBe("wss://tahaddi.example/live/1234566/socket?view=play&since=1")
  await pass(4_500)
  expect(first?.isClosed).toBe(true)
  expect(fetched).toHaveBeenCalledTimes(1)
  version = 2
  await pass(9_000)
  expect(shown()).toBe("Version 2")
  await pass(45_000)
  expect(FakeSocket.all).toHaveLength(1)
  await pass(6_000)
  expect(FakeSocket.all).toHaveLength(2)
})

it("is refused a socket at once, and goes on asking", async () => {
  FakeSocket.all[0]?.onclose({ code: 1006 })
  await pass(30_000)
  expect(FakeSocket.all).toHaveLength(1)
  expect(fetched.mock.calls.length).toBeGreaterThan(2)
  await pass(31_000)
  expect(FakeSocket.all).toHaveLength(2)
})

it("asks for the page only at news while a socket is heard of, and at once when it is cut", async () => {
  const [socket] = FakeSocket.all
  socket?.tell(1)
  await pass(13_000)
  const { length } = fetched.mock.calls
  await pass(100_000)
  expect(socket?.sent.join(" ")).toBe("ping ping ping ping ping")
  expect(fetched).toHaveBeenCalledTimes(length)
  expect(length).toBe(0)
  version = 2
  socket?.tell(2)
  await pass(300)
  expect(shown()).toBe("Version 2")
  expect(fetched).toHaveBeenCalledTimes(length + 1)
  version = 3
  socket?.onclose({ code: 1006 })
  await pass(1)
  expect(shown()).toBe("Version 3")
  await pass(3_000)
  expect(FakeSocket.all).toHaveLength(2)
})

describe("the bell", () => {
  function ring(more = "") {
    start(more)
    const [socket] = FakeSocket.all
    const submit = vi.fn()
    Object.assign(document.querySelector("form") ?? {}, { submit, elements: [] })
    socket?.tell(1)
    version = 2
    socket?.tell("2 bell")
    return { socket, submit, said: document.querySelector("main p")?.text }
  }

  it("is shown at once, and the page is only asked for at the next news", async () => {
    const { socket, said } = ring()
    expect(said).toBe("It rang")
    await pass(10_000)
    expect(fetched).not.toHaveBeenCalled()
    version = 3
    socket?.tell(3)
    await pass(300)
    expect(shown()).toBe("Version 3")
    expect(fetched).toHaveBeenCalledTimes(1)
  })

  it("sends what was typed, and is followed by the page if nothing was", async () => {
    expect(ring('<form data-number="1" data-draft="ask"></form>').submit).toHaveBeenCalledTimes(1)
    const { submit } = ring('<form data-number="1"></form>')
    await pass(2_000)
    expect([shown(), submit.mock.calls]).toEqual(["Version 2", []])
  })

  it("that the page is beyond is not shown", async () => {
    ring()
    version = 3
    FakeSocket.all[0]?.tell(3)
    await pass(300)
    FakeSocket.all[0]?.tell("2 bell")
    expect(document.querySelector("main p")).toBeNull()
  })
})

it("pings by its own clock, also while there are news all the time", async () => {
  const [socket] = FakeSocket.all
  for (let second = 0; second < 100; second += 10) {
    socket?.tell(1)
    await pass(10_000)
  }
  expect(socket?.sent.length).toBeGreaterThanOrEqual(4)
})

it("gives up a socket that no longer replies, within 35 s", async () => {
  const [socket] = FakeSocket.all
  socket?.tell(1)
  if (socket) socket.isHeard = false
  await pass(13_000)
  const { length } = fetched.mock.calls
  await pass(22_000)
  expect(socket?.isClosed).toBe(true)
  expect(fetched).toHaveBeenCalledTimes(length + 1)
})

it("waits a minute after it was opened elsewhere", async () => {
  const [socket] = FakeSocket.all
  socket?.tell(1)
  socket?.onclose({ code: 4001 })
  await pass(59_000)
  expect(FakeSocket.all).toHaveLength(1)
  await pass(1_000)
  expect(FakeSocket.all).toHaveLength(2)
})
