import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { createConnection } from "./retried-fetch"

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const reply = () => Promise.resolve(new Response("reply"))
const noNetwork = () => Promise.reject(new TypeError("Failed to fetch"))
const isReply = ({ ok }: Response) => Promise.resolve(ok)

/** A request whose tries end as `outcomes` say; each later try gets a reply. */
function begin(outcomes: readonly (() => Promise<Response>)[], signal?: AbortSignal) {
  const connection = createConnection((failures) => failures * 1000)
  const signals: AbortSignal[] = []
  const send = (signal: AbortSignal) => {
    signals.push(signal)
    return (outcomes[signals.length - 1] ?? reply)()
  }
  const answered = connection.untilAnswered({ send, isReply, timeoutMs: 15_000, signal })
  return { connection, signals, answered }
}

test("returns the reply to the first try, and never counts as lost", async () => {
  const { connection, signals, answered } = begin([])
  expect(connection.isLost()).toBe(false)
  expect(await (await answered).text()).toBe("reply")
  expect(signals).toHaveLength(1)
  expect(connection.isLost()).toBe(false)
})

test("repeats a request without a network after each wait", async () => {
  const { connection, signals, answered } = begin([noNetwork, noNetwork])
  await vi.advanceTimersByTimeAsync(0)
  expect(connection.isLost()).toBe(true)
  await vi.advanceTimersByTimeAsync(999)
  expect(signals).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(1)
  expect(signals).toHaveLength(2)
  await vi.advanceTimersByTimeAsync(1999)
  expect(signals).toHaveLength(2)
  await vi.advanceTimersByTimeAsync(1)
  expect((await answered).ok).toBe(true)
  expect(connection.isLost()).toBe(false)
})

test("aborts a request whose response is no reply of the app, and repeats it", async () => {
  const { signals, answered } = begin([() => Promise.resolve(new Response("", { status: 502 }))])
  await vi.advanceTimersByTimeAsync(1000)
  expect((await answered).ok).toBe(true)
  expect(signals.map(({ aborted }) => aborted)).toEqual([true, false])
})

/** A fetch that settles only when it is aborted, and then rejects. */
const hanging = (signals: readonly AbortSignal[]) => () =>
  new Promise<Response>((_, reject) => signals.at(-1)?.addEventListener("abort", () => reject()))

test("a try that hangs ends after its timeout", async () => {
  const connection = createConnection(() => 1000)
  const signals: AbortSignal[] = []
  const send = (signal: AbortSignal) => {
    signals.push(signal)
    return signals.length === 1 ? hanging(signals)() : reply()
  }
  const answered = connection.untilAnswered({ send, isReply, timeoutMs: 15_000 })
  await vi.advanceTimersByTimeAsync(14_999)
  expect(connection.isLost()).toBe(false)
  await vi.advanceTimersByTimeAsync(1)
  expect(connection.isLost()).toBe(true)
  await vi.advanceTimersByTimeAsync(1000)
  expect((await answered).ok).toBe(true)
})

test("trying now ends the wait", async () => {
  const { connection, signals, answered } = begin([noNetwork])
  await vi.advanceTimersByTimeAsync(1)
  connection.tryNow()
  expect((await answered).ok).toBe(true)
  expect(signals).toHaveLength(2)
})

test("trying now restarts a pending try only after it has hung for 3 s", async () => {
  const connection = createConnection(() => 1000)
  const signals: AbortSignal[] = []
  const send = (signal: AbortSignal) => {
    signals.push(signal)
    if (signals.length === 1) return noNetwork()
    return signals.length === 2 ? hanging(signals)() : reply()
  }
  const answered = connection.untilAnswered({ send, isReply, timeoutMs: 15_000 })
  await vi.advanceTimersByTimeAsync(1000)
  expect(signals).toHaveLength(2)
  connection.tryNow()
  await vi.advanceTimersByTimeAsync(2999)
  expect(signals[1]?.aborted).toBe(false)
  await vi.advanceTimersByTimeAsync(1)
  connection.tryNow()
  await vi.advanceTimersByTimeAsync(1000)
  expect((await answered).ok).toBe(true)
})

test("after trying now, the waits begin again with the shortest", async () => {
  const { connection, signals, answered } = begin([noNetwork, noNetwork, noNetwork])
  await vi.advanceTimersByTimeAsync(1000)
  expect(signals).toHaveLength(2)
  connection.tryNow()
  await vi.advanceTimersByTimeAsync(0)
  expect(signals).toHaveLength(3)
  await vi.advanceTimersByTimeAsync(999)
  expect(signals).toHaveLength(3)
  await vi.advanceTimersByTimeAsync(1)
  expect((await answered).ok).toBe(true)
})

test("after trying now, a try in flight that fails is followed by the shortest wait", async () => {
  const fail: (() => void)[] = []
  const failing = () => new Promise<Response>((_, reject) => fail.push(reject))
  const { connection, signals, answered } = begin([noNetwork, noNetwork, failing])
  await vi.advanceTimersByTimeAsync(3000)
  expect(signals).toHaveLength(3)
  connection.tryNow()
  fail[0]?.()
  await vi.advanceTimersByTimeAsync(999)
  expect(signals).toHaveLength(3)
  await vi.advanceTimersByTimeAsync(1)
  expect((await answered).ok).toBe(true)
})

test("an aborted request fails at once, also while it waits for the next try", async () => {
  const controller = new AbortController()
  const { connection, signals, answered } = begin([noNetwork], controller.signal)
  const failed = expect(answered).rejects.toThrow("given up")
  await vi.advanceTimersByTimeAsync(1)
  controller.abort()
  await failed
  expect(connection.isLost()).toBe(false)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(signals).toHaveLength(1)
})

test("a request that was aborted before it began is not sent", async () => {
  const { signals, answered } = begin([], AbortSignal.abort())
  await expect(answered).rejects.toThrow("given up")
  expect(signals).toEqual([])
})

test("watchers are notified of the loss and of its end", async () => {
  const connection = createConnection(() => 1000)
  const seen: boolean[] = []
  const stop = connection.watch(() => seen.push(connection.isLost()))
  let tries = 0
  const send = () => (++tries === 1 ? noNetwork() : reply())
  const answered = connection.untilAnswered({ send, isReply, timeoutMs: 15_000 })
  await vi.advanceTimersByTimeAsync(1000)
  await answered
  expect([...new Set(seen)]).toEqual([true, false])
  stop()
})
