import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"
import { FakeClock } from "../../tests/support/fake-clock"
import { connectionsTo } from "../../tests/support/upstream-connections"
import { type Transport, reach } from "./reach.server"

const asked = {
  call: "x",
  path: "/api/x",
  init: () => ({}),
  isSafe: true,
  mayBeBusy: false,
  maxBytes: 1000,
}
const written = { ...asked, isSafe: false }
const never = () => new Promise<never>(() => {})

let clock: FakeClock
beforeEach(() => {
  clock = new FakeClock()
  vi.spyOn(console, "error").mockImplementation(() => {})
  vi.spyOn(console, "warn").mockImplementation(() => {})
})
afterEach(() => vi.restoreAllMocks())

/** A body of these parts; `end` decides what comes after the last one. */
function bodyOf(parts: readonly string[], end: "close" | "break" | "stall") {
  const bytes = parts.map((part) => new TextEncoder().encode(part))
  let isCancelled = false
  const stream = new ReadableStream({
    async pull(controller) {
      const next = bytes.shift()
      if (next) return controller.enqueue(next)
      if (end === "stall") return never()
      if (end === "break") controller.error(new Error("reset"))
      else controller.close()
    },
    cancel: () => void (isCancelled = true),
  })
  return { stream, isCancelled: () => isCancelled }
}

const thousand = async () => new Response("x".repeat(1000))

describe("a response body", () => {
  it("is read completely, in whatever chunks it arrives", async () => {
    const { stream } = bodyOf(['{"nam', 'e":"ن', '"}'], "close")
    const heard = await reach(connectionsTo(async () => new Response(stream), clock)(), asked)
    expect(heard).toMatchObject({ status: 200, text: '{"name":"ن"}' })
  })

  it("that breaks off fails a write, and is requested again by a read", async () => {
    const transport = vi.fn<Transport>(async () => new Response(bodyOf(["{"], "break").stream))
    expect(await reach(connectionsTo(transport, clock)("POST"), written)).toBe(null)
    expect(transport).toHaveBeenCalledTimes(1)
    expect((await clock.timed(reach(connectionsTo(transport, clock)(), asked))).value).toBe(null)
    expect(transport).toHaveBeenCalledTimes(3)
  })

  it("over the size limit is cancelled, with or without a Content-Length", async () => {
    const told = { headers: { "Content-Length": "1001" } }
    for (const init of [told, {}]) {
      const { stream, isCancelled } = bodyOf(["x".repeat(600), "x".repeat(600)], "stall")
      const transport = async () => new Response(stream, init)
      expect(await reach(connectionsTo(transport, clock)("POST"), written)).toBe(null)
      expect(isCancelled()).toBe(true)
    }
  })

  it("of exactly the size limit is read", async () => {
    expect((await reach(connectionsTo(thousand, clock)(), asked))?.text).toHaveLength(1000)
  })

  it("that stalls is cancelled at the deadline", async () => {
    const { stream, isCancelled } = bodyOf(['{"'], "stall")
    const { value, ms } = await clock.timed(
      reach(connectionsTo(async () => new Response(stream), clock)(), asked),
    )
    expect([value, ms, isCancelled()]).toEqual([null, 3000, true])
  })

  it("that arrives too slowly is given up at the deadline", async () => {
    const drip = new ReadableStream({
      async pull(controller) {
        await clock.wait(1000)
        controller.enqueue(new Uint8Array([32]))
      },
    })
    const { value, ms } = await clock.timed(
      reach(connectionsTo(async () => new Response(drip), clock)(), asked),
    )
    expect([value, ms]).toEqual([null, 3000])
  })
})

describe("the time limit of a request", () => {
  it("is 3 s for all reads of a page together, with their retries", async () => {
    const connection = connectionsTo(never, clock)()
    const reads = Promise.all([
      reach(connection, asked),
      reach(connection, asked),
      reach(connection, asked),
    ])
    expect((await clock.timed(reads)).ms).toBe(3000)
    expect(await reach(connection, asked)).toBe(null)
  })

  it("starts with the first call, however long the form took to arrive", async () => {
    const connection = connectionsTo(never, clock)("POST")
    await clock.pass(60_000)
    expect((await clock.timed(reach(connection, written))).ms).toBe(7000)
  })

  it("is shared by consecutive calls", async () => {
    const slow: Transport = async () => {
      await clock.wait(2000)
      return new Response("[]")
    }
    const connection = connectionsTo(slow, clock)()
    expect((await clock.timed(reach(connection, asked))).value?.text).toBe("[]")
    const { value, ms } = await clock.timed(reach(connection, asked))
    expect([value, ms]).toEqual([null, 1000])
  })

  it("is 8 s for all calls of a form, 1 s of which a write leaves for the page", async () => {
    const connection = connectionsTo(never, clock)("POST")
    const inRow = async () => {
      await reach(connection, asked)
      await reach(connection, written)
      await reach(connection, asked)
      return reach(connection, written)
    }
    expect((await clock.timed(inRow())).ms).toBe(8000)
  })
})

describe("a retry", () => {
  it("is sent for a read after a random delay", async () => {
    const transport = vi.fn<Transport>().mockRejectedValueOnce(new Error("reset"))
    transport.mockResolvedValue(new Response("[]"))
    const { value, ms } = await clock.timed(reach(connectionsTo(transport, clock)(), asked))
    expect([value?.text, ms]).toEqual(["[]", 100])
    expect(transport).toHaveBeenCalledTimes(2)
  })

  it("is not sent when the first try has used up the time", async () => {
    const transport = vi.fn<Transport>(never)
    await clock.timed(reach(connectionsTo(transport, clock)(), asked))
    expect(transport).toHaveBeenCalledTimes(1)
  })
})
