import { afterEach, beforeEach, expect, it, vi } from "vitest"
import { FakeClock } from "../../tests/support/fake-clock"
import { connectionsTo } from "../../tests/support/upstream-connections"
import { CapabilityMemory, createCapabilities } from "./capabilities.server"
import type { Transport } from "./reach.server"

const some = () => Response.json({ calls: ["near-copies", "telepathy"] })

let clock: FakeClock
let memory: CapabilityMemory
beforeEach(() => {
  clock = new FakeClock()
  memory = new CapabilityMemory()
  vi.spyOn(console, "warn").mockImplementation(() => {})
  vi.spyOn(console, "error").mockImplementation(() => {})
})
afterEach(() => vi.restoreAllMocks())

/** Each call of the result makes the capabilities of a new request. */
function asker(transport: Transport) {
  const connect = connectionsTo(transport, clock)
  return () => createCapabilities(memory, connect(), "en")
}

it("has only the capabilities that the upstream names", async () => {
  const ask = asker(async () => some())
  expect(await ask().has("near-copies")).toBe(true)
  expect(await ask().has("logout")).toBe(false)
})

it("sends one request for concurrent callers, and the next one after five minutes", async () => {
  const transport = vi.fn<Transport>(async () => some())
  const ask = asker(transport)
  const answers = [ask().has("logout"), ask().has("near-copies"), ask().has("logout")]
  await clock.pass(20)
  expect(await Promise.all(answers)).toEqual([false, true, false])
  await clock.pass(299_979)
  await ask().has("logout")
  expect(transport).toHaveBeenCalledTimes(1)
  await clock.pass(1)
  await ask().has("logout")
  expect(transport).toHaveBeenCalledTimes(2)
})

it("sends one request for all waiting callers when replies are not kept", async () => {
  const transport = vi.fn<Transport>(async () => {
    await clock.wait(50)
    return some()
  })
  const connect = connectionsTo(transport, clock, { someForMs: 0 })
  const ask = () => createCapabilities(memory, connect(), "en").has("near-copies")
  const answers = Array.from({ length: 100 }, ask)
  await clock.pass(60)
  expect(await Promise.all(answers)).toEqual(Array.from({ length: 100 }, () => true))
  expect(transport).toHaveBeenCalledTimes(1)
  const later = ask()
  await clock.pass(50)
  expect(await later).toBe(true)
  expect(transport).toHaveBeenCalledTimes(2)
})

it("sends its own request when the request that it waits for was dropped", async () => {
  const dropped = connectionsTo(() => new Promise<never>(() => {}), new FakeClock())
  void createCapabilities(memory, dropped(), "en").has("near-copies")
  await clock.pass(1500)
  const answer = asker(async () => some())().has("near-copies")
  await clock.pass(600)
  expect(await answer).toBe(true)
})

it("sends nothing that identifies the user", async () => {
  const transport = vi.fn<Transport>(async () => some())
  await asker(transport)().has("logout")
  const [path, init] = transport.mock.calls[0] ?? []
  expect([path, init?.redirect]).toEqual(["/api/capabilities", "manual"])
  expect([...new Headers(init?.headers).keys()]).toEqual(["accept", "accept-language"])
})

it.each([
  ["404", () => new Response("no", { status: 404 })],
  ["401", () => new Response("", { status: 401 })],
  ["HTML", () => new Response("<html>")],
  ["nothing", () => new Response("")],
  ["a list", () => Response.json(["near-copies"])],
  ["other types", () => Response.json({ calls: "near-copies" })],
  ["a redirect", () => new Response(null, { status: 302, headers: { Location: "/" } })],
] as const)("treats %s as no capabilities, and remembers it", async (_, reply) => {
  const transport = vi.fn<Transport>(async () => reply())
  const ask = asker(transport)
  expect(await ask().has("near-copies")).toBe(false)
  await clock.pass(299_999)
  expect(await ask().has("near-copies")).toBe(false)
  expect(transport).toHaveBeenCalledTimes(1)
})

it.each([
  ["500", async () => new Response("", { status: 500 })],
  [
    "a refused connection",
    async () => {
      throw new Error("refused")
    },
  ],
] as const)("treats %s as no capabilities, and asks again after ten seconds", async (_, reply) => {
  const transport = vi.fn<Transport>(reply)
  const ask = asker(transport)
  expect(await ask().has("near-copies")).toBe(false)
  await clock.pass(9999)
  expect(await ask().has("near-copies")).toBe(false)
  expect(transport).toHaveBeenCalledTimes(1)
  await clock.pass(1)
  transport.mockImplementation(async () => some())
  expect(await ask().has("near-copies")).toBe(true)
})

it("treats two seconds without a reply as no capabilities, for all waiting callers", async () => {
  const ask = asker(() => new Promise<never>(() => {}))
  const from = clock.now()
  const answers = Promise.all([ask().has("logout"), ask().has("logout")])
  await clock.pass(1999)
  const early = await Promise.race([answers, Promise.resolve("none yet")])
  await clock.pass(1)
  expect([early, await answers, clock.now() - from]).toEqual(["none yet", [false, false], 2000])
})
