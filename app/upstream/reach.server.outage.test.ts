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
const down = () => vi.fn<Transport>(async () => new Response("<html>", { status: 500 }))

let clock: FakeClock
beforeEach(() => {
  clock = new FakeClock()
  vi.spyOn(console, "error").mockImplementation(() => {})
  vi.spyOn(console, "warn").mockImplementation(() => {})
})
afterEach(() => vi.restoreAllMocks())

describe("an outage", () => {
  it.each([1, 2, 3])("costs at most 1.1 calls a page of %i reads, over a minute", async (reads) => {
    const transport = vi.fn<Transport>().mockRejectedValue(new Error("refused"))
    const views = 120
    const connect = connectionsTo(transport, clock)
    for (let view = 0; view < views; view += 1) {
      const connection = connect()
      await clock.timed(Promise.all(Array.from({ length: reads }, () => reach(connection, asked))))
      await clock.pass(450)
    }
    expect(transport.mock.calls.length / views).toBeLessThanOrEqual(1.1)
  })

  it("is not assumed when calls with a short timeout of their own fail: they alone stop", async () => {
    const transport = vi.fn<Transport>(never)
    const connect = connectionsTo(transport, clock)
    for (let view = 0; view < 20; view += 1) {
      const call = `${view % 2}`
      await clock.timed(reach(connect("POST"), { ...written, call, patienceMs: 100 }))
    }
    expect(transport).toHaveBeenCalledTimes(20)
    await clock.timed(reach(connect("POST"), { ...written, call: "0", patienceMs: 100 }))
    expect(transport).toHaveBeenCalledTimes(20)
    for (const call of ["0", "1"]) {
      transport.mockImplementation(async () => new Response("[]"))
      expect((await reach(connect("POST"), { ...written, call }))?.status).toBe(200)
    }
  })

  it("of one call leaves the others alone, however long it lasts", async () => {
    const transport = vi.fn<Transport>(async (path) =>
      path === "/out" ? new Response("", { status: 500 }) : new Response("[]"),
    )
    const connect = connectionsTo(transport, clock)
    for (let view = 0; view < 100; view += 1) {
      const connection = connect()
      const heard = await reach(connection, { ...written, call: "out", path: "/out" })
      expect(heard?.status).toBe(view < 10 ? 500 : undefined)
      expect((await reach(connection, { ...asked, call: "well" }))?.status).toBe(200)
    }
    const toOut = transport.mock.calls.filter(([path]) => path === "/out")
    expect(toOut.length).toBe(10)
  })

  it("of all calls stops them all together, and ends for all at the first success", async () => {
    const transport = down()
    const connect = connectionsTo(transport, clock)
    const calls = ["a", "b", "c", "d", "e"]
    for (let view = 0; view < 20; view += 1) {
      const connection = connect("POST")
      for (const call of calls) await reach(connection, { ...written, call })
    }
    expect(transport.mock.calls.length).toBeLessThanOrEqual(20)
    transport.mockImplementation(async () => new Response("[]"))
    await clock.pass(1000)
    for (const call of calls) expect((await reach(connect(), { ...asked, call }))?.status).toBe(200)
  })

  it("is over at the first call that succeeds", async () => {
    const transport = down()
    const connect = connectionsTo(transport, clock)
    for (let view = 0; view < 20; view += 1) await reach(connect(), asked)
    expect(transport).toHaveBeenCalledTimes(10)
    transport.mockImplementation(async () => new Response("[]"))
    expect(await reach(connect(), asked)).toBe(null)
    await clock.pass(1000)
    for (let view = 0; view < 3; view += 1)
      expect((await reach(connect(), asked))?.status).toBe(200)
  })

  it.each([400, 401, 403, 404, 409, 413, 429])("is not assumed after a %i", async (status) => {
    const transport = vi.fn<Transport>(async () => new Response("no", { status }))
    const connect = connectionsTo(transport, clock)
    for (let view = 0; view < 30; view += 1) await reach(connect(), asked)
    expect(transport).toHaveBeenCalledTimes(30)
  })

  it("is not assumed after a busy 503 to a log-in, but after a 503 to any other call", async () => {
    const busy = { status: 503, headers: { "Retry-After": "1" } }
    const transport = vi.fn<Transport>(async () => new Response("busy", busy))
    const connect = connectionsTo(transport, clock)
    for (let view = 0; view < 30; view += 1)
      await reach(connect("POST"), { ...written, mayBeBusy: true })
    expect(transport).toHaveBeenCalledTimes(30)
    for (let view = 0; view < 100; view += 1) await reach(connect(), asked)
    expect(transport.mock.calls.length).toBeLessThan(70)
  })
})
