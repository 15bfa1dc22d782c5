import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"
import { FakeClock } from "../../tests/support/fake-clock"
import { timed } from "../../tests/support/timed"
import { waysTo } from "../../tests/support/ways"
import { type Transport, reach } from "./reach.server"

const asked = { path: "/api/x", init: () => ({}), isSafe: true, mayBeBusy: false, maxBytes: 1000 }
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

describe("a body", () => {
  it("is read whole, in whatever parts it comes", async () => {
    const { stream } = bodyOf(['{"nam', 'e":"ن', '"}'], "close")
    const heard = await reach(waysTo(async () => new Response(stream), clock)(), asked)
    expect(heard).toMatchObject({ status: 200, text: '{"name":"ن"}' })
  })

  it("that breaks off is no answer to a write, and is asked for again by a read", async () => {
    const transport = vi.fn<Transport>(async () => new Response(bodyOf(["{"], "break").stream))
    expect(await reach(waysTo(transport, clock)("POST"), written)).toBe(null)
    expect(transport).toHaveBeenCalledTimes(1)
    expect((await timed(clock, reach(waysTo(transport, clock)(), asked))).value).toBe(null)
    expect(transport).toHaveBeenCalledTimes(3)
  })

  it("that is larger than the call allows is let go of, told or not", async () => {
    const told = { headers: { "Content-Length": "1001" } }
    for (const init of [told, {}]) {
      const { stream, isCancelled } = bodyOf(["x".repeat(600), "x".repeat(600)], "stall")
      const transport = async () => new Response(stream, init)
      expect(await reach(waysTo(transport, clock)("POST"), written)).toBe(null)
      expect(isCancelled()).toBe(true)
    }
  })

  it("of just the size that the call allows is read", async () => {
    expect((await reach(waysTo(thousand, clock)(), asked))?.text).toHaveLength(1000)
  })

  it("that stalls is let go of at the deadline", async () => {
    const { stream, isCancelled } = bodyOf(['{"'], "stall")
    const { value, ms } = await timed(
      clock,
      reach(waysTo(async () => new Response(stream), clock)(), asked),
    )
    expect([value, ms, isCancelled()]).toEqual([null, 3000, true])
  })

  it("that drips is let go of at the deadline", async () => {
    const drip = new ReadableStream({
      async pull(controller) {
        await clock.wait(1000)
        controller.enqueue(new Uint8Array([32]))
      },
    })
    const { value, ms } = await timed(
      clock,
      reach(waysTo(async () => new Response(drip), clock)(), asked),
    )
    expect([value, ms]).toEqual([null, 3000])
  })
})

describe("the time of a request", () => {
  it("is 3 s for all that a page reads, with the second try", async () => {
    const way = waysTo(never, clock)()
    const reads = Promise.all([reach(way, asked), reach(way, asked), reach(way, asked)])
    expect((await timed(clock, reads)).ms).toBe(3000)
    expect(await reach(way, asked)).toBe(null)
  })

  it("begins with the first call, however long the form took to come", async () => {
    const way = waysTo(never, clock)("POST")
    await clock.pass(60_000)
    expect((await timed(clock, reach(way, written))).ms).toBe(7000)
  })

  it("is used by calls that follow each other", async () => {
    const slow: Transport = async () => {
      await clock.wait(2000)
      return new Response("[]")
    }
    const way = waysTo(slow, clock)()
    expect((await timed(clock, reach(way, asked))).value?.text).toBe("[]")
    const { value, ms } = await timed(clock, reach(way, asked))
    expect([value, ms]).toEqual([null, 1000])
  })

  it("is 8 s for a form with all its calls, of which a write leaves one to the page", async () => {
    const way = waysTo(never, clock)("POST")
    const inRow = async () => {
      await reach(way, asked)
      await reach(way, written)
      await reach(way, asked)
      return reach(way, written)
    }
    expect((await timed(clock, inRow())).ms).toBe(8000)
  })
})

describe("a second try", () => {
  it("comes once, after a moment that chance decides, and only for a read", async () => {
    const transport = vi.fn<Transport>().mockRejectedValueOnce(new Error("reset"))
    transport.mockResolvedValue(new Response("[]"))
    const { value, ms } = await timed(clock, reach(waysTo(transport, clock)(), asked))
    expect([value?.text, ms]).toEqual(["[]", 100])
    expect(transport).toHaveBeenCalledTimes(2)
  })

  it("does not come when the first has used the time up", async () => {
    const transport = vi.fn<Transport>(never)
    await timed(clock, reach(waysTo(transport, clock)(), asked))
    expect(transport).toHaveBeenCalledTimes(1)
  })
})
