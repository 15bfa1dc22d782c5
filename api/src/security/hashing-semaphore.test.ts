import { describe, expect, it } from "vitest"
import { HashingSemaphore } from "./hashing-semaphore"

const usualMs = 165

/** A clock that advances only when nothing else can run, and a single thread that hashes. */
function createWorld(hashMs = usualMs) {
  let now = 0
  let threadIsFreeAt = 0
  const timers: { readonly at: number; readonly go: () => void }[] = []
  const pause = (ms: number) =>
    new Promise<void>((go) => {
      timers.push({ at: now + ms, go })
      timers.sort((one, other) => one.at - other.at)
    })
  const semaphore = new HashingSemaphore({ now: () => now, pause })
  /** The duration of the call; `null` where it was rejected, at once or after waiting. */
  async function logIn(address: string, isRight = true): Promise<number | null> {
    const from = now
    const slot = semaphore.enter(address)
    const done = await slot?.hash(async () => {
      threadIsFreeAt = Math.max(now, threadIsFreeAt) + hashMs
      await pause(threadIsFreeAt - now)
      return true
    })
    if (!isRight) slot?.penalise()
    return done ? now - from : null
  }
  /** Makes `count` calls, spread over `seconds`. */
  const arrive = (
    count: number,
    seconds: number,
    call: (index: number) => Promise<number | null>,
  ) =>
    Array.from({ length: count }, async (_, index) => {
      await pause((index * seconds * 1000) / count)
      return call(index)
    })
  async function passUntil<T>(work: Promise<T>): Promise<T> {
    let isDone = false
    void work.finally(() => (isDone = true))
    for (;;) {
      await new Promise(setImmediate)
      const next = isDone ? undefined : timers.shift()
      if (!next) return work
      now = next.at
      next.go()
    }
  }
  return { semaphore, logIn, arrive, passUntil, pause, time: () => now }
}

const refused = (all: readonly (number | null)[]) => all.filter((one) => one === null).length
const oneSchool = () => "203.0.113.7"
const homes = (pupil: number) => `home ${pupil}`

describe.each([
  ["one address", oneSchool],
  ["many addresses", homes],
])("behind %s,", (_, address) => {
  it.each([
    [30, 5],
    [200, 60],
  ])("%d pupils within %d s can all log in", async (count, seconds) => {
    const { logIn, arrive, passUntil } = createWorld()
    const all = await passUntil(
      Promise.all(arrive(count, seconds, (pupil) => logIn(address(pupil)))),
    )
    expect(refused(all)).toBe(0)
  })

  it("at least 190 of 200 pupils log in while a client guesses ten times a second", async () => {
    const { logIn, arrive, passUntil } = createWorld()
    const guesses = arrive(700, 70, () => logIn("somebody", false))
    const pupils = arrive(200, 60, (pupil) => logIn(address(pupil)))
    const all = await passUntil(Promise.all(pupils))
    expect(refused(all)).toBeLessThanOrEqual(10)
    expect(refused(await passUntil(Promise.all(guesses)))).toBeGreaterThan(300)
  })
})

it("rejects at once what cannot be hashed in time", async () => {
  const { semaphore, time } = createWorld()
  const slots = Array.from({ length: 100 }, () => semaphore.enter("one"))
  const taken = slots.filter((slot) => slot !== null).length
  expect({ taken, at: time() }).toEqual({ taken: 30, at: 0 })
  expect(semaphore.enter("one")).toBeNull()
  slots[0]?.leave()
  expect(semaphore.enter("one")).not.toBeNull()
})

it("on a slow machine, starts no hash that would end too late", async () => {
  const { logIn, arrive, passUntil } = createWorld(1000)
  const all = await passUntil(Promise.all(arrive(200, 40, () => logIn("one"))))
  const times = all.filter((ms) => ms !== null)
  expect(times.length).toBeGreaterThan(20)
  expect(Math.max(...times.slice(8))).toBeLessThan(7_000)
})

it("serves the first call of an address before the third call of another", async () => {
  const { logIn, passUntil } = createWorld()
  const finished: string[] = []
  const calls = ["a", "a", "a", "a", "a", "a", "b"].map(async (address) => {
    await logIn(address)
    finished.push(address)
  })
  await passUntil(Promise.all(calls))
  expect(finished.indexOf("b")).toBe(2)
})

it("skips a call that has stopped polling", async () => {
  const { semaphore, logIn, passUntil } = createWorld()
  const gone = [semaphore.enter("a"), semaphore.enter("a")]
  expect(gone).not.toContain(null)
  expect(await passUntil(logIn("a"))).toBe(usualMs)
})

it("recovers a slot that was lost with its request", async () => {
  const { semaphore, logIn, pause, passUntil } = createWorld()
  for (const address of ["a", "b"]) void semaphore.enter(address)?.hash(() => new Promise(() => {}))
  await passUntil(pause(100))
  expect(await passUntil(logIn("c"))).toBeNull()
  await passUntil(pause(10_000))
  expect(await passUntil(logIn("c"))).toBe(usualMs)
})

it("frees its slot when the work fails", async () => {
  const { semaphore, logIn, passUntil } = createWorld()
  for (let count = 0; count < 5; count += 1) {
    const failing = semaphore.enter("a")?.hash(() => Promise.reject(new Error("no")))
    await expect(failing).rejects.toThrow("no")
  }
  expect(await passUntil(logIn("a"))).toBe(usualMs)
})
